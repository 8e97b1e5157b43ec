/** A battle: block, priority, first strikes, the others. Between the two nothing that triggered is placed. */
import {
  ask,
  call,
  done,
  factsOf,
  go,
  hasKeyword,
  objectIn,
  occur,
  procedure,
  seatsFrom,
  settle,
  type Game,
  type GameEvent,
  type ObjectId,
  type Seat,
} from '../../../src/engine/kernel/index.js';
import { harm } from './stack-toy-damage.js';
import { actionOf, cites, powerOf, unitsOf } from './toy.js';

type Battle = { readonly seat: Seat; readonly attacker: ObjectId; readonly blocker: ObjectId | null };

export const battle = procedure<Battle>('battle', {
  declare: (_game, { attacker }) =>
    occur({ kind: 'marked', cites, object: attacker, mark: 'used', value: true }, 'block'),
  block: (game, { seat }) => {
    const defender = opponentOf(game, seat);
    const blocks = unitsOf(game, defender).map((block) => ({ block }));
    return ask({ seat: defender, kind: 'act', params: { actions: [...blocks, { block: null }] }, cites }, 'react');
  },
  react: (game, _locals, result) => {
    const { block } = actionOf(result);
    const locals = { seat: game.state.turn.active, passes: 0, battle: true };
    return call({ procedure: 'priority', locals }, 'declared', { blocker: typeof block === 'string' ? block : null });
  },
  declared: (game) => {
    const effects = game.state.effects.filter(({ until }) => until.at === 'declared').map(({ id }) => id);
    return effects.length === 0 ? go('first') : occur({ kind: 'effectsEnded', cites, effects }, 'first');
  },
  first: (game, locals) => occur(blows(game, locals, true), 'gap'),
  gap: () => call(settle.with({ place: false, passes: 0 }), 'second'),
  second: (game, locals) => occur(blows(game, locals, false), 'harm'),
  // What was blocked stays blocked, whatever became of the blocker.
  harm: (game, { seat, attacker, blocker }) =>
    blocker === null && fights(game, attacker, seat)
      ? call(harm.with({ seat: opponentOf(game, seat), left: 1 }), 'end')
      : done(),
  end: () => done(),
});

const opponentOf = (game: Game, seat: Seat): Seat => seatsFrom(game, seat)[1] ?? seat;

/** A unit that is gone, or has another controller, is removed from the battle. */
const fights = (game: Game, id: ObjectId, seat: Seat): boolean => objectIn(game, id)?.controller === seat;

const blows = (game: Game, { seat, attacker, blocker }: Battle, first: boolean): readonly GameEvent[] => {
  if (blocker === null || !fights(game, attacker, seat) || !fights(game, blocker, opponentOf(game, seat))) return [];
  return [
    { by: attacker, object: blocker },
    { by: blocker, object: attacker },
  ]
    .filter(({ by }) => hasKeyword(factsOf(game, by), 'first') === first)
    .map(({ by, object }) => ({ kind: 'hurt', cites, object, amount: powerOf(game, by), by }));
};
