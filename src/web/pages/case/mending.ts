/** What a ruling does on the board, while a judge puts it together. */
import { isRecord } from '../../api/json.js';
import type { KifuProblem, Schemas } from '../../api/kifu.js';

export type Remedies = Schemas['RemediesDto'];
export type PossibleAct = Schemas['PossibleActDto'];
type Act = Schemas['CorrectingActDto'];

export interface ActRow {
  /** The id of the row in the form. */
  readonly id: number;
  readonly act: Act;
}

export const WAYS = ['correction', 'invoke'] as const;
export type Way = (typeof WAYS)[number];

export interface Mending {
  /** What the judge wants to do; of each it is still to be said what. */
  readonly ways: readonly Way[];
  readonly correction: { readonly seat: string; readonly source: string; readonly acts: readonly ActRow[] } | null;
  readonly invoke: Schemas['InvokeDto'] | null;
}

export const NOTHING_MENDED: Mending = { ways: [], correction: null, invoke: null };

/** Whether each way in which the judge corrects the game is described. */
export const isSaid = (mending: Mending): boolean => mending.ways.every((way) => mending[way] !== null);

/** As the service takes it; also of acts that are not complete, of which it says what they lack. */
export const mendingIn = ({
  correction,
  invoke,
}: Mending): Pick<Schemas['RuleOnCaseDto'], 'correction' | 'invoke'> => ({
  ...(correction !== null && { correction: { ...correction, acts: correction.acts.map(({ act }) => act) } }),
  ...(invoke !== null && { invoke }),
});

/** The act with the least that it takes; of cards the only one, if there is but one. */
export function begunAct({ act, objects, players, numberMax }: PossibleAct): Act {
  const [player] = players ?? [];
  return {
    act,
    ...(objects !== undefined && { objects: objects.length === 1 ? objects : [] }),
    ...(player !== undefined && { player }),
    ...(numberMax !== undefined && { number: 1 }),
  };
}

/** The correction that is there at first: of the first seat and about the first card in sight. */
export function begunCorrection({ acts, sources }: Remedies): Mending['correction'] {
  const [source] = sources;
  const [seat, [first] = []] = Object.entries(acts)[0] ?? [];
  if (source === undefined || seat === undefined || first === undefined) return null;
  return { seat, source, acts: [{ id: 1, act: begunAct(first) }] };
}

/** What of the ruling the refusal is about, as a JSON pointer. */
export function aboutIn({ code, problem }: KifuProblem, { correction }: Mending): string | null {
  if (code.startsWith('invocation.')) return '/invoke';
  if (code.startsWith('rewind.')) return '/rewind/to';
  if (code === 'case.unknown-rule') return '/rule';
  if (code !== 'correction.impossible') return null;
  const details: unknown = Object.entries(problem).find(([member]) => member === 'details')?.[1];
  if (!isRecord(details) || typeof details['act'] !== 'string') return '/correction/source';
  const { act, part } = details;
  const rows = correction?.acts.filter((row) => row.act.act === act) ?? [];
  // The first row without objects is meant, or else the first row.
  const row = rows.find((each) => each.act.objects?.length === 0) ?? rows[0];
  const at = row === undefined ? '/correction/acts' : `/correction/acts/${correction?.acts.indexOf(row) ?? 0}`;
  return typeof part === 'string' ? `${at}/${part}` : `${at}/act`;
}
