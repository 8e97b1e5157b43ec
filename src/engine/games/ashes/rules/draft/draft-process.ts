import {
  call,
  entriesOf,
  invariant,
  occur,
  procedure,
  type DeckMaking,
  type Game,
  type GameEvent,
  type Outcome,
  type Seat,
} from '../../../../kernel/index.js';
import type { CardsRevealed, ConjurationPileBuilt, CopiesTaken, LeftDraft } from '../../events/draft-picks.js';
import type { TokenGiven } from '../../events/round.1-rounds.js';
import { ashes } from '../../rulebook.js';
import { playing } from '../../state.js';
import { nextHolder } from '../multi/multi.2-clockwise.js';
import { DRAFT_PHASES, draftOrder } from './draft-turns.js';
import { DRAFT_ZONES } from './draft-zones.js';
import { choosePhoenixborn } from './draft.1-phoenixborn.js';
import { draftCards } from './draft.2-cards.js';
import { ROUNDS_OF_DICE, takeDice } from './draft.3-dice.js';
import { swapCards } from './draft.4-swap.js';
import { draftedDeckOf } from './draft.7-decks.js';
import { beginsDraft, refuseDraft } from './draft.setup-collection.js';

/** draft.setup.0: the rest of the setup, and the steps one after the other. */
export const draft = procedure<Record<string, never>>('draft', {
  shuffle: ({ state: { seats } }) =>
    occur({ kind: 'shuffled', cites: [ashes('draft.setup.3')], seat: seats[0] ?? '', zone: 'draftDeck' }, 'first'),
  first: (game) => {
    const among = playing(game);
    return occur({ kind: 'chosenAtRandom', cites: [ashes('draft.setup.5')], purpose: 'first-player', among }, 'token');
  },
  token: (_game, _locals, result) => {
    const [entry] = entriesOf(result);
    invariant(typeof entry?.['chosen'] === 'string', 'chance has named a player');
    const given: TokenGiven = { kind: 'tokenGiven', cites: [ashes('draft.setup.5')], seat: entry['chosen'] };
    return occur(given, 'phoenixborn');
  },
  phoenixborn: (game) => call(choosePhoenixborn.with({ left: draftOrder(game) }), 'passToken'),
  passToken: (game) => occur(passed(game, 'draft.1'), 'cards'),
  cards: () => call(draftCards.with({ asked: [] }), 'dice'),
  dice: (game) => {
    const order = draftOrder(game);
    const left = Array.from({ length: ROUNDS_OF_DICE }, () => order).flat();
    return call(takeDice.with({ left }), 'passTokenAgain');
  },
  passTokenAgain: (game) => occur(passed(game, 'draft.3'), 'reveal'),
  reveal: (game) => {
    const revealed: CardsRevealed = {
      kind: 'cardsRevealed',
      cites: [ashes('draft.4')],
      count: playing(game).length,
    };
    return occur(revealed, 'swap');
  },
  swap: (game) => call(swapCards.with({ left: draftOrder(game) }), 'copies'),
  copies: (game) =>
    occur(
      draftOrder(game).map((seat): CopiesTaken => ({ kind: 'copiesTaken', cites: [ashes('draft.5')], seat })),
      'conjurations',
    ),
  conjurations: (game) =>
    occur(
      draftOrder(game).map((seat): ConjurationPileBuilt => {
        return {
          kind: 'conjurationPileBuilt',
          cites: [ashes('draft.6'), ashes('draft.setup.4'), ashes('deck.6')],
          seat,
        };
      }),
      'end',
    ),
  end: () => occur(over('drafted'), 'end'),
});

const passed = (game: Game, rule: 'draft.1' | 'draft.3'): TokenGiven => ({
  kind: 'tokenGiven',
  cites: [ashes(rule)],
  seat: nextHolder(game),
});

/** draft.7: a draft has neither winner nor loser. */
const over = (reason: string): GameEvent => {
  const outcome: Outcome = { winners: [], losers: [], draw: false, reason, cites: [ashes('draft.7')] };
  return { kind: 'gameEnded', cites: outcome.cites, outcome };
};

/** Who leaves takes the own pack and picks out of the draft; one player alone drafts nothing. */
const leave = (game: Game, seats: readonly Seat[], reason: string): readonly GameEvent[] => {
  const remaining = playing(game).filter((seat) => !seats.includes(seat));
  if (remaining.length < 2) return [over(reason)];
  return seats.map((seat): LeftDraft => ({ kind: 'leftDraft', cites: [ashes('multi.4')], seat, reason }));
};

export const drafting: DeckMaking = {
  for: 'drafted',
  cites: [ashes('draft.setup.1')],
  zones: DRAFT_ZONES,
  phases: DRAFT_PHASES,
  begins: beginsDraft,
  refuse: refuseDraft,
  start: () => draft.with({}),
  leave,
  deckOf: draftedDeckOf,
};
