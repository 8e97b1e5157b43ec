import {
  ask,
  done,
  go,
  objectsIn,
  occur,
  procedure,
  textOf,
  zoneOf,
  type Citation,
  type DecisionKind,
  type Game,
  type GameDefinition,
  type GameEvent,
  type Replacer,
  type Seat,
} from '../../../../kernel/index.js';
import { MORE_THAN_THE_DECK } from '../../events/400-cards.js';
import { rift } from '../../rulebook.js';
import { mainDeckOf, opponentsOf } from '../../state.js';
import { victory } from '../441-scoring/445-winning.js';
import { recycling } from './403-recycle.js';

type BurnOut = { readonly seat: Seat };

/**
 * 418.2: the trash is recycled, and an opponent, chosen by the player, gains a point; again as long as the deck is
 * empty (418.3), until somebody has won (418.3.a).
 */
export const burnOut = procedure<BurnOut>('burn-out', {
  begin: (_game, { seat }) =>
    occur(
      { kind: 'burnedOut', cites: [rift('418.1'), rift('418.2'), rift('418.3'), rift('418.4.a')], seat },
      'recycle',
    ),
  recycle: (game, { seat }) => {
    const objects = objectsIn(game, zoneOf(seat, 'trash'));
    if (objects.length === 0) return go('choose');
    return occur(recycling(game, { seat, objects, from: 'trash', cites: [rift('418.2.b')] }), 'choose');
  },
  choose: (game, { seat }) => {
    const [only, ...others] = opponentsOf(game, seat);
    if (only === undefined) return done();
    if (others.length === 0) return occur(gaining(only), 'next');
    return ask({ seat, kind: 'burnOutOpponent', params: {}, cites: [rift('418.2.c')] }, 'chosen');
  },
  chosen: (_game, _locals, result) => occur(gaining(textOf(result)), 'next'),
  next: (game, { seat }) => {
    if (mainDeckOf(game, seat).length > 0) return done();
    const won = victory(game, [rift('418.3.a')]);
    return won === null ? go('begin') : occur(won, 'end');
  },
  end: () => done(),
  stopped: () => done(),
});

const gaining = (seat: Seat): GameEvent => {
  return { kind: 'pointsGained', cites: [rift('418.2.c'), rift('444.1.a.1')], seat, amount: 1 };
};

export const burnOutOpponentDecision: DecisionKind<Record<string, never>> = {
  kind: 'burnOutOpponent',
  prompt: 'You burn out: which opponent gains a point?',
  space: (game, _params, { seat }) => ({ kind: 'one', options: opponentsOf(game, seat).map((id) => ({ id })) }),
};

/**
 * 418.1, 418.5: before a card is drawn (418.1.a, 400.4) or goes to another zone (418.1.b) that is not there; then it
 * does (400.4.c,
 * 418.2.d).
 */
const burningOutFor = (on: 'drawn' | 'deckTrashed', cites: readonly Citation[]): Replacer => ({
  name: 'burn out',
  on,
  cites: [rift('418.5'), rift('418.2.a'), rift('418.2.d'), ...cites],
  applies: (game, { seat }) => typeof seat === 'string' && isEmpty(game, seat),
  optionalFor: () => null,
  first: (_game, { seat }) => burnOut.with({ seat: typeof seat === 'string' ? seat : '' }),
  replace: (_game, event) => [event],
});

export const burningOut: readonly Replacer[] = [
  burningOutFor('drawn', [...MORE_THAN_THE_DECK, rift('418.1.a')]),
  burningOutFor('deckTrashed', [rift('418.1.b')]),
];

const isEmpty = (game: Game, seat: Seat): boolean => mainDeckOf(game, seat).length === 0;

/** 418.1.c: looking at cards of a deck never burns out; what follows and cannot be done is left out (418.1.c.1). */
export const lookingWords: GameDefinition['wordRules']['words'] = {
  'look-at': { cites: [rift('418.1.c'), rift('418.1.c.1')] },
  'top-of-deck': { restsOn: [rift('418.1.c')] },
};
