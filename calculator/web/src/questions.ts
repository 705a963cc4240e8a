// What is asked of the engine beside the game on the screen: a file, a link, a line for the list. Nothing changes by it.
import type { Engine } from "./engine";
import type { Games } from "./games";
import type { Exported, ExportRequest, Failed, Lang, State } from "./generated/types";

export type LinkKind = "share_game" | "share_round";

/** Each answers undefined when the engine stopped before it could. */
export class Questions {
  constructor(
    private readonly engine: Engine,
    private readonly lang: Lang,
  ) {}

  async file(state: State | null, kind: ExportRequest["kind"]): Promise<Exported | Failed | undefined> {
    return this.engine.ask({ do: "export", state, kind, lang: this.lang }).catch(() => undefined);
  }

  /** The fragment that opens a game, and the engine's line about it. */
  async link(state: State | null): Promise<{ link: string; line: string } | undefined> {
    const action = { type: "share_game" } as const;
    const answer = await this.engine.ask({ do: "apply", state, action, lang: this.lang }).catch(() => undefined);
    return !answer || "error" in answer ? undefined : { link: answer.link ?? "", line: answer.view.game.list_line };
  }

  private async line(state: State | null): Promise<string | undefined> {
    const view = await this.engine.ask({ do: "view", state, lang: this.lang }).catch(() => undefined);
    return !view || "error" in view ? undefined : view.game.list_line;
  }

  /** The lines of games that were named in another language are said anew; `named` after each. */
  async nameGames(games: Games, named: () => void): Promise<void> {
    const { lang } = this;
    for (const { key, text, lang: said, id } of games.list) {
      if (said === lang || text === null) continue;
      const line = await this.line(parsed(text));
      if (line !== undefined) games.head(key, { line, lang, id });
      named();
    }
  }
}

/** A state out of the storage; the engine judges whatever it is. */
export function parsed(text: string): State | null {
  try {
    return JSON.parse(text) as State;
  } catch {
    return null;
  }
}
