import type { Viewer } from '../../../engine/index.js';
import { actsTold } from '../../games/index.js';
import type { Case, Ruling } from './case.js';

/** Who reads a case. */
export interface CaseReader {
  /** The eyes through which they see the contested step. */
  readonly viewer: Viewer;
  /** The last version of the game that they may know of. */
  readonly version: number;
  /** Whether they read what people wrote: they play, or work at the table, or nothing is hidden from anybody any more. */
  readonly readsWords: boolean;
  readonly judges: boolean;
}

type Verdict = Ruling['ruling'];
type CarriedOut = NonNullable<Ruling['carriedOut']>;
type Worded<Said> = Omit<Said, 'claim' | 'text'> & Partial<Pick<Said, Extract<keyof Said, 'claim' | 'text'>>>;

/** A ruling without what its reader may not know. */
export interface ToldRuling extends Omit<Ruling, 'ruling' | 'carriedOut'> {
  readonly ruling: Worded<Verdict>;
  readonly carriedOut: ToldEffects | null;
}

interface ToldEffects extends Omit<CarriedOut, 'effects' | 'failures'> {
  readonly effects: readonly (Omit<CarriedOut['effects'][number], 'version'> & { readonly version: number | null })[];
  readonly failures: readonly (Omit<CarriedOut['failures'][number], 'message'> & { readonly message?: string })[];
}

/** A case without what its reader may not know. */
export interface ToldCase extends Omit<Case, 'opened' | 'rulings' | 'ruledBy' | 'appeals' | 'closing'> {
  readonly opened: Worded<Case['opened']>;
  readonly rulings: readonly ToldRuling[];
  readonly appeals: readonly Worded<Case['appeals'][number]>[];
  readonly closing: Worded<NonNullable<Case['closing']>> | null;
}

/**
 * What is contested, how far the case is, and what was ruled is for everybody. What people wrote may speak of hidden cards:
 * it is for those at the table. The discussion is the judges' own, and so is how much they discuss. Field by field: whatever a
 * case may hold later is told to nobody before it is said here to whom.
 */
export function toldCase(found: Case, reader: CaseReader): ToldCase {
  const { version, opened, status, judge, discussion, rulings, appeals, closing } = found;
  const { readsWords, judges } = reader;
  return {
    version: judges ? version : version - discussion.length,
    opened: readsWords ? opened : wordless(opened),
    status,
    judge,
    discussion: judges ? discussion : [],
    rulings: rulings.map((ruling) => toldRuling(ruling, opened, reader)),
    appeals: readsWords ? appeals : appeals.map(wordless),
    closing: readsWords ? closing : closing && wordless(closing),
  };
}

function toldRuling({ ruling, carriedOut, ...done }: Ruling, about: About, reader: CaseReader): ToldRuling {
  return {
    ...done,
    ruling: toldVerdict(ruling, reader),
    carriedOut: carriedOut && toldEffects(carriedOut, about, reader),
  };
}

function toldVerdict({ correction, ...ruling }: Verdict, { viewer, readsWords }: CaseReader): Worded<Verdict> {
  const verdict = readsWords ? ruling : wordless(ruling);
  if (correction === undefined) return verdict;
  const { seat, acts } = correction;
  return { ...verdict, correction: { ...correction, acts: actsTold(acts, seat, viewer) } };
}

type About = Pick<Case['opened'], 'gameId' | 'matchId'>;

/** How far games have come is not for those who are behind them; of others than the contested one we do not ask. */
function toldEffects(
  { effects, failures, ...done }: CarriedOut,
  { gameId, matchId }: About,
  { version: known, readsWords }: CaseReader,
): ToldEffects {
  const isTold = ({ stream, version }: CarriedOut['effects'][number]): boolean =>
    stream === matchId || (stream === gameId ? version <= known : readsWords);
  return {
    ...done,
    effects: effects.map((effect) => (isTold(effect) ? effect : { ...effect, version: null })),
    failures: readsWords ? failures : failures.map(({ message: _of, ...failure }) => failure),
  };
}

const wordless = <Said extends { readonly text: string; readonly claim?: string }>({
  text: _text,
  claim: _claim,
  ...said
}: Said): Omit<Said, 'text' | 'claim'> => said;
