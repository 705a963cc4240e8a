type Receive = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

export function instantiated(
  module: WebAssembly.Module,
  refused: (reason: unknown) => void,
  rest?: () => WebAssembly.Module,
): (imports: Record<string, Record<string, unknown>>, receive: Receive) => object;
