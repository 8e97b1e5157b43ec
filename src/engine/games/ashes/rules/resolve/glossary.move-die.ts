import {
  ask,
  done,
  entriesOf,
  objectIn,
  objectOf,
  objectsIn,
  occur,
  optionsOf,
  procedure,
  textOf,
  zoneOf,
  type Citation,
  type DecisionKind,
  type Game,
  type ObjectId,
  type Scope,
} from '../../../../kernel/index.js';
import type { Magic } from '../../printed.js';
import type { DiePlaced } from '../../events/dice-pools.js';
import { cardOf, isInPlay } from '../../state.js';

type Moving = {
  readonly scope: Scope;
  readonly from: ObjectId;
  readonly on: ObjectId;
  readonly magic: Magic;
  readonly cites: readonly Citation[];
};

/**
 * glossary.move: a die of the type goes from one card to another. The player of the effect says which die, if dice of
 * several owners are there. The result null says that none has moved.
 */
export const movingDie = procedure<Moving>('move-die', {
  ask: (game, moving) => {
    const dice = oneOfEachOwner(game, diceOn(game, moving));
    const [only, ...others] = dice;
    if (only === undefined || moving.from === moving.on || !isInPlay(game, moving.on)) return done(null);
    if (others.length === 0) return occur(placed(moving, only), 'end');
    const { scope, cites } = moving;
    const params = { dice };
    return ask({ seat: scope.controller, kind: 'dieToMove', params, cites, about: moving.from }, 'chosen');
  },
  chosen: (game, moving, result) => {
    const die = diceOn(game, moving).find((id) => id === result);
    return die === undefined ? done(null) : occur(placed(moving, textOf(die)), 'end');
  },
  end: (_game, _moving, result) => done(entriesOf(result).length === 0 ? null : 'moved'),
});

const placed = ({ on, cites }: Moving, object: ObjectId): DiePlaced => ({ kind: 'diePlaced', cites, object, on });

const diceOn = (game: Game, { from, magic }: Pick<Moving, 'from' | 'magic'>): readonly ObjectId[] =>
  game.state.seats
    .flatMap((seat) => objectsIn(game, zoneOf(seat, 'diceOnCards')))
    .filter((id) => {
      const die = cardOf(game, id);
      return objectIn(game, id)?.marks['on'] === from && die.type === 'die' && die.magic === magic;
    });

/** Dice of one type and one owner on a card are all the same: what they show counts in pools alone. */
const oneOfEachOwner = (game: Game, dice: readonly ObjectId[]): readonly ObjectId[] => {
  const owners = dice.map((id) => objectOf(game, id).owner);
  return dice.filter((_, place) => owners.indexOf(owners[place] ?? '') === place);
};

/** glossary.move */
export const dieToMoveDecision: DecisionKind<{ readonly dice: readonly ObjectId[] }> = {
  kind: 'dieToMove',
  prompt: 'Which die moves?',
  // multi.4: all may have left with their players while this was asked.
  space: (game, { dice }, { seat }) => {
    const there = dice.filter((id) => objectIn(game, id) !== undefined);
    return { kind: 'one', options: there.length === 0 ? [{ id: 'none' }] : optionsOf(game, there, seat) };
  },
};
