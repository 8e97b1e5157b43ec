import {
  bind,
  call,
  done,
  fail,
  fieldIn,
  go,
  hasFailed,
  idIn,
  invariant,
  objectIn,
  occur,
  procedure,
  recordOf,
  reject,
  representatives,
  word,
  zoneKindOf,
  type Ability,
  type Action,
  type AnyProcedure,
  type Effect,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import type { CharacterCard } from '../../printed.js';
import type { EntryMissed, Warped } from '../../events/15.2.7-warp.js';
import type { Entered } from '../../events/7.7-field.js';
import { fftcg } from '../../rulebook.js';
import { cardOf, WARP } from '../../state.js';
import { handOf } from '../../zones/7.11-hand.js';
import { entersDull } from '../05-cards/5.2.3.1-characters.js';
import { refuseEntry } from '../07-zones/7.7-room-on-the-field.js';
import { isMainMoment } from '../09-phases/9.3.1-main-moment.js';
import type { CpBill } from '../11-playing/11.2-bill.js';
import { choosePayment, paymentEvents, refuseBill } from '../11-playing/11.2-payment.js';
import { billForKeyword } from './keyword-bill.js';

type Warping = { readonly seat: Seat; readonly card: ObjectId };
type Warp = NonNullable<CharacterCard['warp']>;

const warpOf = (game: Game, id: ObjectId): Warp | undefined => {
  const card = cardOf(game, id);
  return 'warp' in card ? card.warp : undefined;
};

/** The Warp of a card that is being warped. */
const warpUsed = (game: Game, id: ObjectId): Warp => {
  const warp = warpOf(game, id);
  invariant(warp !== undefined, 'what is warped has Warp');
  return warp;
};

const billOf = (game: Game, { seat, card }: Warping): CpBill =>
  billForKeyword(game, { seat, source: card, costs: warpUsed(game, card).costs, without: [card] }, fftcg('15.2.7.3'));

/** 15.2.7.3: paid, and out of the game with its counters, without the stack. */
export const warp = procedure<Warping>('warp', {
  pay: (game, warping) => call(choosePayment.with({ bill: billOf(game, warping) }), 'commit'),
  commit: (game, warping, result) => {
    if (hasFailed(result)) return fail();
    const { seat, card } = warping;
    const { counters } = warpUsed(game, card);
    const warped: Warped = { kind: 'warped', cites: [fftcg('15.2.7.3')], seat, object: card, counters };
    return occur([...paymentEvents(game, billOf(game, warping), recordOf(result)), warped], 'end');
  },
  end: () => done(),
  stopped: () => go('end'),
});

const warpableBy = (game: Game, seat: Seat): readonly ObjectId[] =>
  handOf(game, seat).filter((id) => warpOf(game, id) !== undefined);

export const warpAction: Action = {
  name: 'warp',
  fields: ['card'],
  list: (game, seat) =>
    representatives(game, warpableBy(game, seat), seat)
      .filter((card) => refuseWarp(game, { seat, card }) === null)
      .map((card) => ({ action: 'warp', card })),
  refuse: (game, seat, answer) => {
    const cites = [fftcg('15.2.7.3')];
    const card = fieldIn(answer, 'card', warpableBy(game, seat), cites, 'a card in your hand with Warp');
    return typeof card === 'string' ? refuseWarp(game, { seat, card }) : card;
  },
  call: (seat, answer) => warp.with({ seat, card: idIn(answer, 'card') }),
};

const refuseWarp = (game: Game, warping: Warping): Rejection | null => {
  if (isMainMoment(game, warping.seat)) return refuseBill(game, billOf(game, warping));
  const message = 'Warp is used in your own Main Phase, with an empty stack.';
  return reject('warp.not-now', [fftcg('15.2.7.3')], message, { card: warping.card });
};

/** The two auto-abilities of Warp, which function where the card has gone (15.2.7.4, 15.2.7.5). */
export const warpAbilities: readonly Ability[] = [
  {
    kind: 'triggered',
    name: 'warp-counter',
    zones: ['removed'],
    on: [{ event: 'phaseBegan', where: { seat: { seat: 'you' }, phase: { equals: 'main1' } } }],
    if: { count: { zone: 'removed', self: true, counters: { [WARP]: { min: 1 } } }, is: { min: 1 } },
    effect: { do: 'remove-warp-counter' },
  },
  {
    kind: 'triggered',
    name: 'warp-entry',
    zones: ['removed'],
    on: [
      {
        event: 'countersRemoved',
        where: {
          object: { object: { self: true, zone: 'removed' } },
          counter: { equals: WARP },
          left: { equals: 0 },
        },
      },
    ],
    effect: { do: 'warp-in' },
  },
];

/** What those abilities do (15.2.7.4, 15.2.7.5), to the card where it is. No card says these words itself. */
export const warpWords: readonly AnyProcedure[] = [
  word<Effect>('remove-warp-counter', {
    begin: ({ scope }) => {
      const object = scope.source.object;
      return occur({ kind: 'countersRemoved', cites: [fftcg('15.2.7.4')], object, counter: WARP, count: 1 }, 'end');
    },
    end: ({ scope }) => bind(scope),
  }),
  word<Effect>('warp-in', {
    begin: ({ game, scope }) => {
      const { object } = scope.source;
      return objectIn(game, object) === undefined ? bind(scope) : occur(entryOf(game, scope.controller, object), 'end');
    },
    end: ({ scope }) => bind(scope),
  }),
];

/**
 * Onto the field, which is no casting; what the field has no room for stays away, without counters, for good
 * (15.2.7.5.2).
 */
const entryOf = (game: Game, seat: Seat, object: ObjectId): Entered | EntryMissed => {
  const refusal = refuseEntry(game, seat, object);
  if (refusal !== null) {
    const cites = [fftcg('15.2.7.5.1'), fftcg('15.2.7.5.2'), ...refusal.cites];
    return { kind: 'entryMissed', cites, seat, object };
  }
  const dull = entersDull(game, object);
  const from = zoneKindOf(game, object);
  return { kind: 'entered', cites: [fftcg('15.2.7.5')], seat, object, from, cast: false, dull, via: 'warp' };
};
