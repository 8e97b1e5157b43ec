/** One line of a list of players: a player by id or by name. */
export interface RegistrationLine {
  readonly playerId?: string | undefined;
  readonly name?: string | undefined;
  /** A new player, whatever other players are called. */
  readonly isNew?: boolean | undefined;
  readonly team?: string | undefined;
  /** A table of the player's own. */
  readonly table?: number | undefined;
  /** A rating of a federation. */
  readonly rating?: number | undefined;
}

/** Lines of one list. */
export const LINES_MAX = 500;
