import { optionsOf } from '../board/equivalence.js';
import { isKnownTo, isKnownToAll } from '../board/knowledge.js';
import { UNANSWERED } from '../frames/asking.js';
import { textsOf } from '../frames/result.js';
import type { DecisionKind } from '../game/decision-kind.js';
import { isPlaying, present, presentIds } from '../game/draft.js';
import { ask, done, go } from '../game/instruction.js';
import { procedure } from '../game/procedure.js';
import { actorOf } from '../game/speaker.js';
import type { Citation } from '../rules/citation.js';
import type { ObjectId, Seat } from '../state/state.js';

type Ordering = {
  /** Not named 'seat': the other decks still have their turn when the chooser leaves (`leaveGame`). */
  readonly chooser: Seat;
  /** The card whose effect it is. */
  readonly about: ObjectId;
  /** At which end of their decks the objects will lie. */
  readonly at: 'first' | 'last';
  readonly waiting: readonly ObjectId[];
  readonly ordered: readonly ObjectId[];
  /** Why the order is asked; absent: by the rules of the game for all decks. */
  readonly cites?: readonly Citation[];
};

/**
 * Asks, deck by deck, in which order several cards will lie there; the result is all of them in that order, the topmost
 * first. The chooser decides where they see the faces; the owner decides where they do not, or where the chooser has
 * left.
 */
export const orderForDecks = procedure<Ordering>('order-for-decks', {
  next: (game, { chooser, about, at, waiting, ordered, cites: why }) => {
    const [first, ...others] = present(game, waiting);
    if (first === undefined) return done(ordered);
    const { owner } = first;
    const deck = [first, ...others.filter((other) => other.owner === owner)].map(({ id }) => id);
    const left = waiting.filter((id) => !deck.includes(id));
    if (deck.length === 1) return go('next', { waiting: left, ordered: [...ordered, first.id] });
    const kind = deck.every((id) => isKnownToAll(game, id)) ? 'deckOrder' : 'hiddenDeckOrder';
    const mayChoose = isPlaying(game, actorOf(game, chooser)) && deck.every((id) => isKnownTo(game, id, chooser));
    const seat = mayChoose ? chooser : owner;
    // Nobody is left to choose: nothing is put into this deck.
    if (!isPlaying(game, actorOf(game, seat))) return go('next', { waiting: left });
    const cites = why ?? game.rules.game.wordRules.deckOrder ?? [];
    return ask({ seat, kind, params: { objects: deck, at }, cites, about }, 'ordered');
  },
  ordered: (_game, { waiting, ordered }, result) => {
    const chosen = textsOf(result);
    return go('next', { waiting: waiting.filter((id) => !chosen.includes(id)), ordered: [...ordered, ...chosen] });
  },
  // The player who was asked has left: somebody else is asked about the deck. Any other reason stops the effect.
  stopped: (_game, { ordered }, reason) => (reason === UNANSWERED ? go('next') : done(ordered)),
});

type Asked = { readonly objects: readonly ObjectId[]; readonly at: 'first' | 'last' };

const order: Pick<DecisionKind<Asked>, 'prompt' | 'space'> = {
  prompt: 'In which order do they go into the deck, the topmost first?',
  // Those of a player who has left meanwhile are gone.
  space: (game, { objects }, { seat }) => ({
    kind: 'order',
    options: optionsOf(game, presentIds(game, objects), seat),
  }),
};

/** The order of public cards is public; only the player who chooses knows the order of hidden cards. */
export const deckOrderDecisions: readonly DecisionKind<Asked>[] = [
  { kind: 'deckOrder', ...order },
  { kind: 'hiddenDeckOrder', secret: true, blind: true, ...order },
];
