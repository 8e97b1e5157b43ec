import { type Effect } from '../abilities/effect.js';
import type { LookAt, Reveal, TopOfDeck } from '../abilities/words.js';
import { optionsOf } from '../board/equivalence.js';
import { isKnownTo, isKnownToAll } from '../board/knowledge.js';
import { objectsIn, zoneFor } from '../board/zone.js';
import { textsOf } from '../frames/result.js';
import { bind, seatNamed, word, type Running } from '../frames/word.js';
import type { DecisionKind } from '../game/decision-kind.js';
import { present, presentIds } from '../game/draft.js';
import { ask, done, go, occur } from '../game/instruction.js';
import { procedure } from '../game/procedure.js';
import { evaluate } from '../selectors/evaluate.js';
import { boundIds } from '../selectors/matches.js';
import type { ObjectId, Seat } from '../state/state.js';

/** Words about cards that nobody sees: the top of a deck, and what is looked at or revealed of it. */
export const lookingWords = [
  word<TopOfDeck>('top-of-deck', {
    name: ({ game, node, scope, from }) => {
      const deck = objectsIn(game, zoneFor(game, seatNamed(node.who, scope), game.rules.game.deckZone));
      return bind(scope, { [node.as]: deck.slice(0, Math.max(0, evaluate(game, node.count, from))) });
    },
  }),

  word<LookAt>('look-at', {
    look: (running) => {
      const { game, scope } = running;
      const objects = remaining(running, running.node.objects);
      if (objects.length === 0) return bind(scope);
      const cites = game.rules.game.wordRules.lookAt ?? [];
      return occur({ kind: 'lookedAt', cites, seat: scope.controller, objects }, 'end');
    },
    end: ({ scope }) => bind(scope),
  }),

  word<Reveal>('reveal', {
    show: (running) => {
      const { game, scope } = running;
      const objects = remaining(running, running.node.objects);
      if (objects.length === 0) return bind(scope);
      const cites = game.rules.game.wordRules.reveal ?? [];
      return occur({ kind: 'revealed', cites, seat: scope.controller, objects }, 'end');
    },
    end: ({ scope }) => bind(scope),
  }),
];

/** The named objects that are still where they were when they were named. */
const remaining = ({ game, from }: Pick<Running<Effect>, 'game' | 'from'>, name: string): readonly ObjectId[] =>
  presentIds(game, boundIds(name, from));

type Ordering = {
  readonly seat: Seat;
  /** The card whose effect it is. */
  readonly about: ObjectId;
  /** At which end of their decks the objects will lie. */
  readonly at: 'first' | 'last';
  readonly waiting: readonly ObjectId[];
  readonly ordered: readonly ObjectId[];
};

/**
 * Asks, deck by deck, in which order several cards will lie there; the result is all of them in that order, the topmost
 * first. The effect's player decides where they see the faces, and whose cards they are where they do not.
 */
export const orderForDecks = procedure<Ordering>('order-for-decks', {
  next: (game, { seat, about, at, waiting, ordered }) => {
    const [first, ...others] = present(game, waiting);
    if (first === undefined) return done(ordered);
    const { owner } = first;
    const deck = [first, ...others.filter((other) => other.owner === owner)].map(({ id }) => id);
    const left = waiting.filter((id) => !deck.includes(id));
    if (deck.length === 1) return go('next', { waiting: left, ordered: [...ordered, first.id] });
    const kind = deck.every((id) => isKnownToAll(game, id)) ? 'deckOrder' : 'hiddenDeckOrder';
    const asked = deck.every((id) => isKnownTo(game, id, seat)) ? seat : owner;
    const cites = game.rules.game.wordRules.deckOrder ?? [];
    return ask({ seat: asked, kind, params: { objects: deck, at }, cites, about }, 'ordered', { waiting: left });
  },
  ordered: (_game, { ordered }, result) => go('next', { ordered: [...ordered, ...textsOf(result)] }),
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

/** Everybody learns the order of cards that were public, and nobody else that of others. */
export const deckOrderDecisions: readonly DecisionKind<Asked>[] = [
  { kind: 'deckOrder', ...order },
  { kind: 'hiddenDeckOrder', secret: true, blind: true, ...order },
];
