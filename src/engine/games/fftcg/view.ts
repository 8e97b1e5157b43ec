import {
  isList,
  isPublic,
  lastKnown,
  type Bindings,
  type Game,
  type GameObject,
  type Json,
  type JsonRecord,
} from '../../kernel/index.js';
import { isFftcgCard } from './printed.js';

/**
 * What a view says of an object beside what the kernel does: its card, and of what waits on the stack what was
 * announced.
 */
export const viewObject = (game: Game, { definition, waiting }: GameObject): JsonRecord => {
  const card = game.rules.card(definition).definition;
  return {
    ...(isFftcgCard(card) && { name: card.name, type: card.type }),
    ...(waiting !== undefined && { announced: announcedIn(game, waiting.bindings) }),
  };
};

/** 7.12.2: targets, modes, X and all else that everybody has heard; a card that others do not see is not named. */
const announcedIn = (game: Game, bindings: Bindings): JsonRecord =>
  Object.fromEntries(Object.entries(bindings).map(([name, value]) => [name, openly(game, value)]));

const openly = (game: Game, value: Json): Json => {
  if (isList(value)) return value.map((part) => openly(game, part));
  // What has left counts as it was: the id of a card that was discarded would disclose when it was drawn (7.11.2).
  const object = typeof value === 'string' ? lastKnown(game, value) : undefined;
  return object === undefined || isPublic(game, object) ? value : null;
};
