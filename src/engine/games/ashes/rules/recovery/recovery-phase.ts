import {
  ask,
  call,
  done,
  go,
  objectsIn,
  occur,
  optionsOf,
  procedure,
  settleAll,
  zoneOf,
  type DecisionKind,
  type Game,
  type GameEvent,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import type { DiceExhausted } from '../../events/dice-pools.js';
import type { ExhaustionRemoved, PhoenixbornTurned, WoundsRemoved } from '../../events/exhaust-tokens.js';
import { ashes } from '../../rulebook.js';
import {
  activePoolOf,
  battlefieldOf,
  hasGuarded,
  IN_PLAY,
  inOrder,
  isExhausted,
  phoenixbornOf,
  recoverOf,
  woundsOn,
} from '../../state.js';
import { answersOf } from '../multi/multi.1-simultaneous.js';

/** recovery.0: three steps, each by all players at once. `asked`: the players who choose which dice they exhaust. */
export const recovery = procedure<{ readonly asked: readonly Seat[] }>('recovery', {
  recover: (game) =>
    occur(
      inOrder(game).flatMap((seat) => recoveries(game, seat)),
      'settleWounds',
    ),
  settleWounds: () => call(settleAll, 'removeExhaustion'),
  removeExhaustion: (game) =>
    occur(
      inOrder(game).flatMap((seat) => refreshed(game, seat)),
      'settleTokens',
    ),
  settleTokens: () => call(settleAll, 'returnDice'),
  returnDice: (game) =>
    occur(
      inOrder(game).flatMap((seat) => returned(game, seat)),
      'exhaustDice',
    ),
  exhaustDice: (game) => {
    const asked = inOrder(game).filter((seat) => activePoolOf(game, seat).length > 0);
    if (asked.length === 0) return done();
    const cites = [ashes('recovery.3'), ashes('recovery.0')];
    return ask(
      asked.map((seat) => ({ seat, kind: 'exhaustDice', params: {}, cites })),
      'exhausted',
      { asked },
    );
  },
  exhausted: (_game, { asked }, result) =>
    occur(
      answersOf(asked, result)
        .filter(({ chosen }) => chosen.length > 0)
        .map(({ seat, chosen }): DiceExhausted => {
          return { kind: 'diceExhausted', cites: [ashes('recovery.3')], seat, objects: chosen };
        }),
      'settle',
    ),
  settle: () => call(settleAll, 'end'),
  end: () => done(),
  stopped: () => go('end'),
});

/** recovery.1, glossary.recover.1 */
const recoveries = (game: Game, seat: Seat): readonly WoundsRemoved[] =>
  battlefieldOf(game, seat)
    .filter((id) => woundsOn(game, id) > 0 && recoverOf(game, id) > 0)
    .map((object): WoundsRemoved => {
      const cites = [ashes('recovery.1'), ashes('glossary.recover.1'), ashes('glossary.recover.2')];
      return { kind: 'woundsRemoved', cites, object, count: recoverOf(game, object) };
    });

/** recovery.2: one token of each card, and the Phoenixborn turned upright. */
const refreshed = (game: Game, seat: Seat): readonly GameEvent[] => {
  const cites = [ashes('recovery.2')];
  const tired = IN_PLAY.flatMap((kind) => objectsIn(game, zoneOf(seat, kind))).filter((id) => isExhausted(game, id));
  const phoenixborn = phoenixbornOf(game, seat);
  const turned: readonly ObjectId[] = phoenixborn !== null && hasGuarded(game, phoenixborn) ? [phoenixborn] : [];
  return [
    ...tired.map((object): ExhaustionRemoved => ({ kind: 'exhaustionRemoved', cites, object, count: 1 })),
    ...turned.map((object): PhoenixbornTurned => ({ kind: 'phoenixbornTurned', cites, object, turned: false })),
  ];
};

/** Dice that lie on cards return to their owners, exhausted. */
const returned = (game: Game, seat: Seat): readonly DiceExhausted[] => {
  const objects = objectsIn(game, zoneOf(seat, 'diceOnCards'));
  return objects.length === 0 ? [] : [{ kind: 'diceExhausted', cites: [ashes('recovery.2')], seat, objects }];
};

export const exhaustDiceDecision: DecisionKind<Record<string, never>> = {
  kind: 'exhaustDice',
  prompt: 'Which dice of your active pool do you exhaust?',
  secret: true,
  space: (game, _params, { seat }) => {
    const dice = activePoolOf(game, seat);
    return { kind: 'some', options: optionsOf(game, dice, seat), min: 0, max: dice.length };
  },
};
