// What the hand does at the table, as actions of the engine.
import type { Action } from "./generated/types";
import type { TableActions } from "./table-dialog";

/** `act` takes what is chosen, `type` what is typed letter by letter; `left` hears that a field was left. */
export function tableActions(act: (action: Action) => void, type: (action: Action) => void, left: () => void): TableActions {
  return {
    setDealer: (player) => act({ type: "set_dealer", player }),
    setCount: (count) => act({ type: "set_players", count }),
    setName: (player, name) => type({ type: "set_name", player, name }),
    move: (player, by) => act({ type: "move_player", player, by }),
    leave: (player) => act({ type: "leave", player }),
    comeBack: (player) => act({ type: "return", player }),
    join: (start) => act({ type: "join", start }),
    setEnd: (kind, value) => act({ type: "set_end", kind, ...(value === null ? {} : { value }) }),
    endNow: () => act({ type: "end_game" }),
    setHouseRule: (rule, on) => act({ type: "set_house_rules", [rule]: on }),
    left,
  };
}
