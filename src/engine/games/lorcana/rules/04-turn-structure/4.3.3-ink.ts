import {
  done,
  factsOf,
  numberOf,
  occur,
  procedure,
  reject,
  representatives,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
  fieldIn,
  idIn,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { cardOf, inkAllowedThisTurn, inkedThisTurn } from '../../state.js';
import { handOf } from '../../zones/8.3-hand.js';
import { playOf } from '../../zones/8.4-play.js';
import type { TurnAction } from './turn-action.js';

/** 4.3.3.1–2: the card is revealed, so that all can verify the symbol, and put into the inkwell face down and ready. */
export const ink = procedure<{ readonly seat: Seat; readonly card: ObjectId }>('ink', {
  ink: (game, { seat, card }) => {
    const cites = [
      lorcana('4.3.3.2'),
      lorcana('4.3.3.1'),
      lorcana('8.5.2'),
      ...(inkedThisTurn(game, seat) > 0 ? [lorcana('8.5.5')] : []),
    ];
    return occur({ kind: 'inked', cites, seat, object: card, action: true }, 'end');
  },
  end: () => done(),
});

export const inkAction: TurnAction = {
  name: 'ink',
  fields: ['card'],
  settles: [lorcana('4.3.3.3')],
  list: (game, seat) =>
    refuseInking(game, seat) === null
      ? representatives(game, handOf(game, seat), seat)
          .filter((card) => refuseCard(game, card) === null)
          .map((card) => ({ action: 'ink', card }))
      : [],
  refuse: (game, seat, answer) => {
    const card = fieldIn(answer, 'card', handOf(game, seat), [lorcana('4.3.3.1')], 'a card in your hand');
    return typeof card === 'string' ? (refuseInking(game, seat) ?? refuseCard(game, card)) : card;
  },
  call: (seat, answer) => ink.with({ seat, card: idIn(answer, 'card') }),
};

/**
 * 4.3.3: once per turn, and once more for each permission (8.5.5): of an effect for this turn, or of a card in play
 * that has `inkActions`.
 */
const inkActionsAllowed = (game: Game, seat: Seat): number =>
  1 +
  inkAllowedThisTurn(game, seat) +
  playOf(game, seat).reduce((sum, id) => sum + numberOf(factsOf(game, id), 'inkActions'), 0);

const refuseInking = (game: Game, seat: Seat): Rejection | null =>
  inkedThisTurn(game, seat) < inkActionsAllowed(game, seat)
    ? null
    : reject('ink.once-per-turn', [lorcana('4.3.3')], 'You have put a card into your inkwell this turn already.');

const refuseCard = (game: Game, card: ObjectId): Rejection | null =>
  cardOf(game, card).inkable
    ? null
    : reject('ink.no-symbol', [lorcana('4.3.3.1'), lorcana('8.5.1')], 'The card has no inkwell symbol.', { card });
