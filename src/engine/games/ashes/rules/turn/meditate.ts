import {
  ask,
  call,
  done,
  factsOf,
  go,
  hasFlag,
  idIn,
  isRecord,
  occur,
  procedure,
  recordOf,
  reject,
  representatives,
  type Action,
  type DecisionKind,
  type Game,
  type JsonRecord,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { LEVELS, type Level } from '../../printed.js';
import type { DieChanged } from '../../events/dice-pools.js';
import type { ActionTaken, Meditated } from '../../events/round.1-rounds.js';
import type { Discarded } from '../../events/setup-cards.js';
import { ashes } from '../../rulebook.js';
import { activePoolOf, drawPileOf, handOf, levelOf, sidesAllowed, sidesTaken, spellboardOf } from '../../state.js';
import { discardFromPlay } from '../damage/damage-destroy.js';

type Meditation = {
  readonly seat: Seat;
  /** How many cards have been discarded, less the dice that were changed for them. */
  readonly count: number;
  readonly changed: readonly ObjectId[];
};

/** meditate.1, meditate.2: cards, one at a time; then as many dice as cards, or fewer, each to any side. */
export const meditate = procedure<Meditation>('meditate', {
  begin: (_game, { seat }) => {
    const taken: ActionTaken = { kind: 'actionTaken', cites: [ashes('turn.side.list')], seat, action: 'side' };
    const meditated: Meditated = { kind: 'meditated', cites: [ashes('meditate.1')], seat };
    return occur([taken, meditated], 'ask');
  },
  ask: (game, { seat, count }) => {
    if (itemsOf(game, seat).length === 0) return go('dice');
    return ask({ seat, kind: 'meditate', params: { any: count > 0 }, cites: [ashes('meditate.1')] }, 'discard');
  },
  discard: (game, { seat, count }, result) => {
    const { from, card } = recordOf(result);
    const more = { count: count + 1 };
    const cites = [ashes('meditate.1')];
    if (from === 'spellboard' && typeof card === 'string')
      return call(discardFromPlay.with({ object: card, cites }), 'ask', more);
    const object = from === 'drawPile' ? drawPileOf(game, seat)[0] : card;
    if (typeof object !== 'string' || typeof from !== 'string') return go('dice');
    const event: Discarded = { kind: 'discarded', cites, seat, object, from };
    return occur(event, 'ask', more);
  },
  dice: (game, { seat, count, changed }) => {
    if (count === 0 || changeable(game, seat, changed).length === 0) return done();
    const cites = [ashes('meditate.2')];
    return ask({ seat, kind: 'meditateDie', params: { changed }, cites }, 'change');
  },
  change: (_game, { count, changed }, result) => {
    const { die, level } = recordOf(result);
    if (typeof die !== 'string') return done();
    const shown: Level = LEVELS.find((one) => one === level) ?? 'basic';
    const event: DieChanged = { kind: 'dieChanged', cites: [ashes('meditate.2')], object: die, level: shown };
    return occur(event, 'dice', { count: count - 1, changed: [...changed, die] });
  },
});

/** All that could be discarded: cards of the hand, the top of the draw pile, ready spells. */
const itemsOf = (game: Game, seat: Seat): readonly JsonRecord[] => [
  ...representatives(game, handOf(game, seat), seat).map((card) => ({ from: 'hand', card })),
  ...(drawPileOf(game, seat).length > 0 ? [{ from: 'drawPile' }] : []),
  ...representatives(game, discardable(game, seat), seat).map((card) => ({ from: 'spellboard', card })),
];

/** meditate.1, unless a text keeps the spell where it is (resolve.4). */
const discardable = (game: Game, seat: Seat): readonly ObjectId[] =>
  spellboardOf(game, seat).filter((id) => !hasFlag(factsOf(game, id), 'cannotBeMeditated'));

/** meditate.2: each die of the active pool once. */
const changeable = (game: Game, seat: Seat, changed: readonly ObjectId[]): readonly ObjectId[] =>
  activePoolOf(game, seat).filter((id) => !changed.includes(id));

/** meditate.1 */
export const meditateDecision: DecisionKind<{ readonly any: boolean }> = {
  kind: 'meditate',
  prompt: 'Which card do you discard next?',
  space: (game, { any }, { seat }) => ({
    kind: 'act',
    actions: [...itemsOf(game, seat), ...(any ? [{ stop: true }] : [])],
  }),
  // Any copy of a card does, also one that is not listed.
  refuse: (game, { any }, answer, { seat, cites }) => {
    if (!isRecord(answer)) return reject('answer.shape', cites, 'The answer says from where a card is discarded.');
    const { from, stop } = answer;
    if (stop === true && Object.keys(answer).length === 1)
      return any ? null : reject('meditate.nothing', cites, 'At least one card is discarded.');
    const isPile = from === 'drawPile' && Object.keys(answer).length === 1;
    if (isPile && drawPileOf(game, seat).length > 0) return null;
    const among = from === 'hand' ? handOf(game, seat) : from === 'spellboard' ? discardable(game, seat) : [];
    return among.includes(idIn(answer, 'card')) && Object.keys(answer).length === 2
      ? null
      : reject(
          'answer.unknown-option',
          cites,
          'Discarded are cards of the hand, the top of the draw pile, ready spells.',
        );
  },
};

/** meditate.2 */
export const meditateDieDecision: DecisionKind<{ readonly changed: readonly ObjectId[] }> = {
  kind: 'meditateDie',
  prompt: 'Which die do you turn, and to which side?',
  space: (game, { changed }, { seat }) => ({
    kind: 'act',
    actions: [
      ...representatives(game, changeable(game, seat, changed), seat).flatMap((die) =>
        LEVELS.filter((level) => level !== levelOf(game, die)).map((level) => ({ die, level })),
      ),
      { stop: true },
    ],
  }),
  refuse: (game, { changed }, answer, { seat, cites }) => {
    if (isRecord(answer)) {
      const { die, level, stop } = answer;
      if (stop === true && Object.keys(answer).length === 1) return null;
      const known = LEVELS.find((one) => one === level);
      if (known !== undefined && typeof die === 'string' && Object.keys(answer).length === 2) {
        if (changeable(game, seat, changed).includes(die) && levelOf(game, die) !== known) return null;
      }
    }
    return reject('answer.unknown-action', cites, 'Each die of the active pool is turned once, to another side.');
  },
};

const refuse = (game: Game, seat: Seat): Rejection | null => {
  if (sidesTaken(game, seat) > sidesAllowed(game, seat))
    return reject('pay.no-side-action', [ashes('turn.2'), ashes('turn.side.list')], 'No side action is left.');
  if (itemsOf(game, seat).length === 0)
    return reject('meditate.nothing', [ashes('meditate.1')], 'There is no card to discard.');
  return null;
};

export const meditateAction: Action = {
  name: 'meditate',
  fields: [],
  list: (game, seat) => (refuse(game, seat) === null ? [{ action: 'meditate' }] : []),
  refuse: (game, seat) => refuse(game, seat),
  call: (seat) => meditate.with({ seat, count: 0, changed: [] }),
};
