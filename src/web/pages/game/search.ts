/** What the address of a game says beside which game: so every view of it can be linked to. */
export interface GameSearch {
  readonly step?: number;
  /** Whose eyes. */
  readonly as?: string;
  readonly branch?: number;
  /** Another branch, whose board is shown beside that one's. */
  readonly beside?: number;
  /** The game as a text. */
  readonly text?: true;
}

export function readGameSearch(search: Readonly<Record<string, unknown>>): GameSearch {
  const { step, as, branch, beside, text } = search;
  return {
    ...(isWhole(step, 0) && { step }),
    ...(typeof as === 'string' && /^[\w-]{1,40}$/.test(as) && { as }),
    ...(isWhole(branch, 1) && { branch }),
    ...(isWhole(beside, 1) && { beside }),
    ...((text === true || text === 1) && { text: true }),
  };
}

const isWhole = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least;
