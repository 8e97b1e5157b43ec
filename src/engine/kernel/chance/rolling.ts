import { countDraw, type Draft } from '../game/draft.js';
import { invariant } from '../ground/invariant.js';
import { thrown } from '../random/index.js';
import type { Seat } from '../state/state.js';
import { impossibleOutcome, possibleIn } from './awaited.js';

/**
 * Equal dice that one player rolls at once. `faces` are those of one die; one that it has more than once is listed as
 * often.
 */
export type Roll = {
  readonly purpose: string;
  readonly seat: Seat;
  readonly faces: readonly string[];
  readonly count: number;
};

/** For the events of games with dice: the face of each die, drawn from the seed by its label, or as it was reported. */
export const rollDice = (draft: Draft, { purpose, seat, faces, count }: Roll): readonly string[] => {
  const label = `${purpose}/${countDraw(draft, purpose)}`;
  const [first] = faces;
  invariant(first !== undefined, 'a die has faces');
  const { reports, state } = draft;
  if (reports === null) {
    invariant(state.seed !== null, 'chance comes from the seed of the game');
    return thrown(state.seed, label, 0, faces.length, count).value.map((place) => faces[place] ?? first);
  }
  const outcome = reports.outcomes.get(label);
  const anyhow = Array.from({ length: count }, () => first);
  if (outcome === undefined) {
    reports.missing.push({ label, kind: 'roll', seat, among: faces, count });
    return anyhow;
  }
  reports.used.choices.add(label);
  if (outcome.length === count && outcome.every((face) => faces.includes(face))) return [...outcome];
  reports.refusal ??= impossibleOutcome(label, outcome, `it is ${possibleIn({ kind: 'roll', count, among: faces })}.`);
  return anyhow;
};
