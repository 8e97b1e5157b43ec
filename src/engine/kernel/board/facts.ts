import { boardOf } from '../game/board.js';
import type { Game } from '../game/draft.js';
import type { Facts } from '../state/facts.js';
import { isWaitingAbility, type GameObject, type ObjectId } from '../state/state.js';
import { isBlank } from './visibility.js';

/**
 * Derived facts: for an object that is gone, its last ones; for one outside play, the printed ones, if its face is
 * visible.
 */
export const factsOf = (game: Game, id: ObjectId): Facts => {
  const derived = boardOf(game).facts.get(id);
  if (derived !== undefined) return derived;
  const former = game.state.former[id];
  if (former !== undefined) return former.facts;
  const object = game.state.objects[id];
  return object === undefined ? NOTHING : printedFactsOf(game, object);
};

/**
 * The printed facts: those of the top card, with what the cards under it add; none for an object that shows no face.
 */
export const printedFactsOf = (game: Game, object: GameObject): Facts => {
  const { rules, state } = game;
  // An ability that waits has nothing of the card that it comes from.
  if (isWaitingAbility(object) || isBlank(game, object)) return NOTHING;
  const { facts } = rules.card(object.definition);
  if (object.cards.length < 2 || rules.game.stackedFacts === undefined) return facts;
  const under = object.cards.slice(1).flatMap((card) => state.cards[card]?.definition ?? []);
  return rules.game.stackedFacts(
    facts,
    under.map((id) => rules.card(id).facts),
  );
};

const NOTHING: Facts = { numbers: {}, tags: [], names: [], keywords: {}, flags: [] };
