import { isPublic } from '../board/visibility.js';
import { applyBatch } from '../events/apply.js';
import { interrupt } from '../frames/asking.js';
import { atRest } from '../frames/at-rest.js';
import { push } from '../frames/stack.js';
import { objectIn, type Draft, type Game } from '../game/draft.js';
import { call, done, occur } from '../game/instruction.js';
import { type ManualAct } from '../game/manual-rules.js';
import { procedure } from '../game/procedure.js';
import { reject, type Rejection } from '../rules/rejection.js';
import type { GameEvent } from '../state/event.js';
import type { Scope } from '../state/scope.js';
import type { Bindings, ObjectId, Seat } from '../state/state.js';
import { objectsFor, PARTS, playersFor, scopeOfAct, takes, type Part } from './manual-act.js';

/**
 * A judge's correction of a game that went wrong: complete manual acts, in the name of a seat and as effects of a
 * visible card, whether or not that card is scripted. What follows from them by the rules happens as usual.
 */
export type Correction = {
  readonly seat: Seat;
  readonly source: ObjectId;
  /** Carried out one after the other. Objects are named by the ids that they have before the first. */
  readonly acts: readonly CorrectingAct[];
  /** The ruling that orders the correction. */
  readonly ruling: string;
};

export type CorrectingAct = {
  readonly act: string;
  readonly objects?: readonly ObjectId[];
  readonly player?: Seat;
  readonly number?: number;
};

/** Carries out a correction, only while the game is at rest: then it interrupts nothing. */
export const correct = (draft: Draft, { seat, source: id, acts, ruling }: Correction): Rejection | null => {
  const { cites } = draft.rules.game.manual;
  const rest = atRest(draft);
  if (rest === null) {
    return reject(
      'correction.not-at-rest',
      cites,
      'A game can be corrected only at rest. Finish the present resolution first.',
    );
  }
  const source = objectIn(draft, id);
  if (source === undefined || !isPublic(draft, source)) return impossible(draft, `no card ${id} is in sight`, { id });
  const { definition } = source;
  const scope = { at: { definition, path: [] }, source: { object: id, definition }, controller: seat, bindings: {} };
  for (const act of acts) {
    const refusal = refuseAct(draft, act, scope);
    if (refusal !== null) return refusal;
  }
  applyBatch(draft, [{ kind: 'gameCorrected', cites, seat, source: id, card: definition, acts: acts.length, ruling }]);
  interrupt(draft, rest.step);
  push(draft, correction.with({ scope, ruling, acts: acts.map(({ act, ...given }) => ({ act, given })) }));
  return null;
};

type Correcting = {
  readonly scope: Scope;
  readonly ruling: string;
  readonly acts: readonly { readonly act: string; readonly given: Bindings }[];
};

export const correction = procedure<Correcting>('correction', {
  next: (game, { scope, acts: [first], ruling }) =>
    first === undefined ? done() : occur(corrected(game, scope, first, ruling), 'carryOut'),
  carryOut: (game, { scope, acts: [first, ...acts] }) => {
    if (first === undefined) return done();
    const { manual } = game.rules.game;
    return call(manual.resolve(scopeOfAct(game, scope, first.act, first.given)), 'carriedOut', { acts });
  },
  carriedOut: () => occur({ kind: 'assertionEnded', cites: [] }, 'next'),
  // The seat in whose name it happens has left.
  stopped: () => occur({ kind: 'assertionEnded', cites: [] }, 'end'),
  end: () => done(),
});

const corrected = (
  { rules }: Game,
  { controller: seat, source }: Scope,
  { act, given }: Correcting['acts'][number],
  ruling: string,
): GameEvent => {
  const { cites } = rules.game.manual;
  return { kind: 'corrected', cites, seat, source: source.object, card: source.definition, act, given, ruling };
};

const refuseAct = (game: Game, { act: name, ...given }: CorrectingAct, scope: Scope): Rejection | null => {
  const { acts } = game.rules.game.manual;
  const act = acts.find((one) => one.name === name);
  if (act === undefined) {
    return impossible(game, `there is no act ${name}`, { act: name, acts: acts.map((one) => one.name) });
  }
  const unfit = PARTS.find((part) => !fits(game, act, part, given, scope));
  if (unfit === undefined) return null;
  const why = takes(act, unfit) ? `its ${unfit} cannot be that` : `it takes no ${unfit}`;
  return impossible(game, `${name}: ${why}`, { act: name, part: unfit });
};

const fits = (
  game: Game,
  act: ManualAct,
  part: Part,
  { objects = [], player = '', number = 0 }: Omit<CorrectingAct, 'act'>,
  scope: Scope,
): boolean => {
  switch (part) {
    case 'objects': {
      if (!takes(act, part)) return objects.length === 0;
      const possible = objectsFor(game, act, scope);
      const isEach = objects.every((id) => possible.includes(id)) && new Set(objects).size === objects.length;
      return isEach && objects.length > 0 && objects.length <= (act.objectsMax ?? 1);
    }
    case 'player':
      return takes(act, part) ? playersFor(game).includes(player) : player === '';
    case 'number':
      return takes(act, part)
        ? Number.isInteger(number) && number >= 1 && number <= (act.numberMax ?? 1)
        : number === 0;
  }
};

const impossible = (
  { rules }: Pick<Game, 'rules'>,
  why: string,
  details: { readonly [name: string]: string | readonly string[] },
): Rejection =>
  reject('correction.impossible', rules.game.manual.cites, `The correction is not possible: ${why}.`, details);
