import type { Viewer } from '../../../engine/index.js';
import { actsFor } from '../../games/index.js';
import type { Case, Ruling } from './case.js';

/** Who reads a case. */
export interface CaseReader {
  /** As which viewer they see the contested step. */
  readonly viewer: Viewer;
  /** The last version of the game that they may know of. */
  readonly version: number;
  /** Whether the reader may read texts: a player or staff of the match, or everybody once the match is public. */
  readonly readsTexts: boolean;
  readonly judges: boolean;
}

type Verdict = Ruling['ruling'];
type CarriedOut = NonNullable<Ruling['carriedOut']>;
type WithoutTexts<Said> = Omit<Said, 'claim' | 'text'> & Partial<Pick<Said, Extract<keyof Said, 'claim' | 'text'>>>;

/** A ruling without what its reader may not know. */
export interface RulingView extends Omit<Ruling, 'ruling' | 'carriedOut'> {
  readonly ruling: WithoutTexts<Verdict>;
  readonly carriedOut: EffectsView | null;
}

interface EffectsView extends Omit<CarriedOut, 'effects' | 'failures'> {
  readonly effects: readonly (Omit<CarriedOut['effects'][number], 'version'> & { readonly version: number | null })[];
  readonly failures: readonly (Omit<CarriedOut['failures'][number], 'message'> & { readonly message?: string })[];
}

/** A case without what its reader may not know. */
export interface CaseView extends Omit<Case, 'opened' | 'statements' | 'rulings' | 'ruledBy' | 'appeals' | 'closing'> {
  readonly opened: WithoutTexts<Case['opened']>;
  readonly statements: readonly WithoutTexts<Case['statements'][number]>[];
  readonly rulings: readonly RulingView[];
  readonly appeals: readonly WithoutTexts<Case['appeals'][number]>[];
  readonly closing: WithoutTexts<NonNullable<Case['closing']>> | null;
}

/**
 * The contested step, the status and the ruling are public. Texts may name hidden cards, so only people at the table
 * read them. Only judges see the discussion and its length. The fields are listed one by one: a new field of a case
 * stays hidden until it is listed here.
 */
export function caseViewFor(found: Case, reader: CaseReader): CaseView {
  const { version, opened, status, judge, statements, discussion, rulings, appeals, closing } = found;
  const { readsTexts, judges } = reader;
  return {
    version: judges ? version : version - discussion.length,
    opened: readsTexts ? opened : withoutTexts(opened),
    status,
    judge,
    statements: readsTexts ? statements : statements.map(withoutTexts),
    discussion: judges ? discussion : [],
    rulings: rulings.map((ruling) => rulingViewFor(ruling, opened, reader)),
    appeals: readsTexts ? appeals : appeals.map(withoutTexts),
    closing: readsTexts ? closing : closing && withoutTexts(closing),
  };
}

function rulingViewFor({ ruling, carriedOut, ...done }: Ruling, about: About, reader: CaseReader): RulingView {
  return {
    ...done,
    ruling: verdictViewFor(ruling, reader),
    carriedOut: carriedOut && effectsViewFor(carriedOut, about, reader),
  };
}

function verdictViewFor({ correction, ...ruling }: Verdict, { viewer, readsTexts }: CaseReader): WithoutTexts<Verdict> {
  const verdict = readsTexts ? ruling : withoutTexts(ruling);
  if (correction === undefined) return verdict;
  const { seat, acts } = correction;
  return { ...verdict, correction: { ...correction, acts: actsFor(acts, seat, viewer) } };
}

type About = Pick<Case['opened'], 'gameId' | 'matchId'>;

/** Delayed spectators must not learn the version of a game. Only the contested game is checked. */
function effectsViewFor(
  { effects, failures, ...done }: CarriedOut,
  { gameId, matchId }: About,
  { version: known, readsTexts }: CaseReader,
): EffectsView {
  const isTold = ({ stream, version }: CarriedOut['effects'][number]): boolean =>
    stream === matchId || (stream === gameId ? version <= known : readsTexts);
  return {
    ...done,
    effects: effects.map((effect) => (isTold(effect) ? effect : { ...effect, version: null })),
    failures: readsTexts ? failures : failures.map(({ message: _of, ...failure }) => failure),
  };
}

const withoutTexts = <Said extends { readonly text: string; readonly claim?: string }>({
  text: _text,
  claim: _claim,
  ...said
}: Said): Omit<Said, 'text' | 'claim'> => said;
