import {
  ask,
  call,
  done,
  entriesOf,
  go,
  invariant,
  objectIn,
  occur,
  procedure,
  textsOf,
  type DecisionKind,
  type Game,
  type GameEvent,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { cardOf, inkCostOf } from '../../state.js';
import { PLAY_FOR_FREE, resolution, type OrderedPlay } from '../07-abilities/7.1-resolution.js';
import { inkCostToPlay, inkToPay } from './4.3.4.5-cost.js';
import { shiftOf, singersFor, singTogetherOf, singingValue } from './alternate-costs.js';

/** How a card is paid for (4.3.4.4). */
export type Payment =
  | { readonly pay: 'ink' }
  | { readonly pay: 'shift'; readonly onto: ObjectId }
  | { readonly pay: 'sing'; readonly singers: readonly ObjectId[] }
  | { readonly pay: 'sing-together' }
  | { readonly pay: 'free' };

type Play = {
  readonly seat: Seat;
  readonly card: ObjectId;
  readonly payment: Payment;
  readonly singers: readonly ObjectId[];
  /** It resolves from the zone that the instructing ability moved it to (7.1.6). */
  readonly stays: boolean;
  readonly played?: ObjectId;
};

/**
 * 4.3.4: that the play is legal and can be paid in full was checked before it was accepted; here it is paid (step 4),
 * the card counts as played (4.3.4.7), and an action resolves at once. What triggered meanwhile waits (4.3.4.8).
 */
export const play = procedure<Play>('play', {
  choose: (_game, { seat, card, payment }) => {
    if (payment.pay !== 'sing-together') return go('pay', payment.pay === 'sing' ? { singers: payment.singers } : {});
    const cites = [lorcana('10.10.1'), lorcana('4.3.4.4')];
    return ask({ seat, kind: 'singTogether', params: { song: card }, cites, about: card }, 'sing');
  },
  sing: (_game, _locals, result) => go('pay', { singers: textsOf(result) }),

  pay: (game, locals) => occur(payments(game, locals), 'enter'),
  enter: (game, { seat, card, payment, stays }) =>
    occur(
      {
        kind: 'played',
        cites: payment.pay === 'shift' ? [lorcana('4.3.4.7'), lorcana('10.8.1')] : [lorcana('4.3.4.7')],
        seat,
        object: card,
        type: cardOf(game, card).type,
        pay: payment.pay,
        onto: payment.pay === 'shift' ? payment.onto : null,
        exerted: false,
        stays,
      },
      'played',
    ),
  played: (_game, { singers, seat }, result) => {
    const [entry] = entriesOf(result);
    // A play that is forbidden at this point does not happen ("can't" beats "can", 1.2.2).
    if (typeof entry?.['object'] !== 'string') return done();
    const song = entry['object'];
    const sung = singers.map((object): GameEvent => {
      return { kind: 'sung', cites: [lorcana('6.3.3.3')], object, seat, song };
    });
    return occur(sung, entry['type'] === 'action' ? 'resolve' : 'end', { played: song });
  },
  resolve: (game, { played, seat }) => {
    invariant(played !== undefined, 'the card was played');
    const card = cardOf(game, played);
    if (card.type !== 'action' || card.effect === undefined) return go('discard');
    const source = { object: played, definition: card.id };
    const scope = { at: { definition: source.definition, path: ['effect'] }, source, controller: seat, bindings: {} };
    return call(resolution.with({ scope, plays: [] }), 'discard');
  },
  discard: (_game, { played, seat }) => {
    invariant(played !== undefined, 'the card was played');
    return occur(
      { kind: 'actionResolved', cites: [lorcana('4.3.4.7'), lorcana('8.6.2')], seat, object: played },
      'end',
    );
  },
  end: () => done(),
});

/** A card that an effect orders to be played without its ink cost (4.3.4.10), when that effect has fully resolved. */
export const playForFree = procedure<OrderedPlay>(PLAY_FOR_FREE, {
  play: (game, { card, seat }) => {
    const zone = objectIn(game, card)?.zone ?? '';
    const stays = zone.endsWith('.deck');
    return call(play.with({ seat, card, payment: { pay: 'free' }, singers: [], stays }), 'end');
  },
  end: () => done(),
});

/** Who sings together: any number of singers whose costs total at least the song's number (10.10.1). */
export const singTogetherDecision: DecisionKind<{ readonly song: ObjectId }> = {
  kind: 'singTogether',
  prompt: 'Which characters sing together?',
  space: (game, { song }, { seat }) => {
    const singers = singersFor(game, seat, null);
    return {
      kind: 'some',
      options: singers.map((id) => ({ id, tags: { cost: singingValue(game, id) } })),
      min: 1,
      max: singers.length,
      where: [{ kind: 'sum', tag: 'cost', min: singTogetherOf(game, song) ?? 0 }],
    };
  },
};

/** 4.3.4.6: the total cost as one batch: ink, and characters that are exerted to sing. */
const payments = (game: Game, { seat, card, payment, singers }: Play): readonly GameEvent[] => {
  const cites = [lorcana('4.3.4.6')];
  const count = inkFor(game, seat, card, payment);
  return [
    { kind: 'inkExerted', cites, seat, count },
    ...singers.map((object): GameEvent => ({ kind: 'exerted', cites: [lorcana('6.3.3.3'), ...cites], object })),
  ];
};

/** The ink part of the total cost. */
export const inkFor = (game: Game, seat: Seat, card: ObjectId, { pay }: Payment): number => {
  switch (pay) {
    case 'ink':
      return inkCostToPlay(game, seat, card);
    case 'shift':
      return inkToPay(game, seat, card, shiftOf(game, card) ?? inkCostOf(game, card), 'play');
    case 'sing':
    case 'sing-together':
    case 'free':
      return 0;
  }
};
