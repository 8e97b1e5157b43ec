import {
  ask,
  defineWord,
  evaluate,
  filterPart,
  go,
  matches,
  objectIn,
  optional,
  optionsOf,
  seatNamed,
  textsOf,
  viewpointOfScope,
  type DecisionKind,
  type FilterPart,
  type Game,
  type ObjectId,
  type Part,
  type Scope,
  type Seat,
} from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { handOf } from '../state.js';
import { discarded, discards, oneByOne } from './one-by-one.js';

/** The player who discards chooses (glossary.choose), unless it is the whole hand. */
export const discard = defineWord(
  {
    do: 'discard',
    says: 'A player discards cards of the hand, which that player chooses.',
    parts: { ...discarded, cards: optional<Part<FilterPart>>({ ...filterPart, description: 'Only such cards.' }) },
    cites: [ashes('discard.2')],
    restsOn: [ashes('glossary.choose'), ashes('resolve.2')],
  },
  {
    begin: ({ game, node, scope, from, cites }) => {
      const seat = seatNamed(node.player, scope);
      const such = node.cards === undefined ? {} : { such: { cards: node.cards, scope } };
      const hand = suchCards(game, seat, such);
      const count = Math.min(evaluate(game, node.count, from), hand.length);
      if (count <= 0) return discards(0);
      if (count === hand.length) return go('chosen', { chosen: hand });
      const { object: about } = scope.source;
      return ask({ seat, kind: 'discardCards', params: { count, ...such }, cites, about }, 'answered');
    },
    answered: ({ result }) => go('chosen', { chosen: textsOf(result) }),
    chosen: ({ locals }) => discards(textsOf(locals['chosen'] ?? []).length),
    ...oneByOne('hand', ({ game, locals }) =>
      textsOf(locals['chosen'] ?? []).find((id) => objectIn(game, id) !== undefined),
    ),
  },
);

/** Only some cards, from the point of view of the effect: their filter may use its names. */
type Such = { readonly such?: { readonly cards: FilterPart; readonly scope: Scope } };
type Discarding = Such & { readonly count: number };

const suchCards = (game: Game, seat: Seat, { such }: Such): readonly ObjectId[] =>
  handOf(game, seat).filter(
    (id) => such === undefined || matches(game, { zone: 'hand', ...such.cards }, id, viewpointOfScope(such.scope)),
  );

export const discardCardsDecision: DecisionKind<Discarding> = {
  kind: 'discardCards',
  prompt: 'Which cards of your hand do you discard?',
  secret: true,
  space: (game, { count, such }, { seat }) => ({
    kind: 'some',
    options: optionsOf(game, suchCards(game, seat, such === undefined ? {} : { such }), seat),
    min: count,
    max: count,
  }),
};
