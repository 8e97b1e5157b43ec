/** What the address of a game says beside which game: so every view of it can be linked to. */
export interface GameSearch {
  readonly step?: number;
  /** The viewer. */
  readonly as?: string;
  readonly branch?: number;
  /** Another branch, whose board is shown beside the chosen branch. */
  readonly beside?: number;
  /** The game as a text. */
  readonly text?: true;
  /** The study that is read beside it. */
  readonly study?: string;
}

export function readGameSearch(search: Readonly<Record<string, unknown>>): GameSearch {
  const { step, as, branch, beside, text, study } = search;
  return {
    ...(isWhole(step, 0) && { step }),
    ...(typeof as === 'string' && /^[\w-]{1,40}$/.test(as) && { as }),
    ...(isWhole(branch, 1) && { branch }),
    ...(isWhole(beside, 1) && { beside }),
    ...((text === true || text === 1) && { text: true }),
    ...(typeof study === 'string' && /^[0-9a-f-]{36}$/.test(study) && { study }),
  };
}

const isWhole = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least;
