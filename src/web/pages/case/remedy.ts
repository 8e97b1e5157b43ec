/** The changes to the board that a judge puts together for a ruling. */
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

export interface Remedy {
  /** The chosen ways. A way whose field below is null is still to be described. */
  readonly ways: readonly Way[];
  readonly correction: { readonly seat: string; readonly source: string; readonly acts: readonly ActRow[] } | null;
  readonly invoke: Schemas['InvokeDto'] | null;
}

export const NO_REMEDY: Remedy = { ways: [], correction: null, invoke: null };

/** Whether each way in which the judge corrects the game is described. */
export const isComplete = (remedy: Remedy): boolean => remedy.ways.every((way) => remedy[way] !== null);

/** As the service takes it. Incomplete acts are sent too: the refusal says what they lack. */
export const remedyIn = ({ correction, invoke }: Remedy): Pick<Schemas['RuleOnCaseDto'], 'correction' | 'invoke'> => ({
  ...(correction !== null && { correction: { ...correction, acts: correction.acts.map(({ act }) => act) } }),
  ...(invoke !== null && { invoke }),
});

/** The act with the least input that it takes, and the only card if there is just one. */
export function begunAct({ act, objects, players, numberMax }: PossibleAct): Act {
  const [player] = players ?? [];
  return {
    act,
    ...(objects !== undefined && { objects: objects.length === 1 ? objects : [] }),
    ...(player !== undefined && { player }),
    ...(numberMax !== undefined && { number: 1 }),
  };
}

/** The first correction that the form shows: by the first seat, with the first visible card as its source. */
export function begunCorrection({ acts, sources }: Remedies): Remedy['correction'] {
  const [source] = sources;
  const [seat, [first] = []] = Object.entries(acts)[0] ?? [];
  if (source === undefined || seat === undefined || first === undefined) return null;
  return { seat, source, acts: [{ id: 1, act: begunAct(first) }] };
}

/** The part of the ruling that the service refused, as a JSON pointer. */
export function aboutIn({ code, problem }: KifuProblem, { correction }: Remedy): string | null {
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
