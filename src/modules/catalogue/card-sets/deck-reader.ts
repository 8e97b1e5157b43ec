import { type DeckLists, deckListsOf, type Rules } from '../../../engine/index.js';
import { type Layout, layoutOf } from '../../../engine/looks.js';
import { CardNames, listTerms, type NamedCard, readDeckText, type ReadText } from '../domain/deck-texts/index.js';
import { idsOf, nameOf } from './card-set.js';
import { inTurns } from './card-set-rules.js';

type DeckReader = (text: string) => ReadText;

/** Put together once for as long as the rules are in memory. */
const readers = new WeakMap<Rules, Promise<DeckReader>>();

/** Reads texts of decks by the cards of a set, and by the terms of its game. */
export function readerOf(rules: Rules): Promise<DeckReader> {
  const reader = readers.get(rules) ?? putTogether(rules);
  readers.set(rules, reader);
  return reader;
}

async function putTogether(rules: Rules): Promise<DeckReader> {
  const layout = await layoutOf(rules.game);
  const lists = deckListsOf(rules.game);
  if (lists === undefined) throw new Error(`${rules.game} is a game, for it has rules`);
  const names = new CardNames(await inTurns(named(rules, layout, lists)));
  const types = Object.entries(layout?.words.types ?? {}).map(([type, words]) => [type, Object.values(words)] as const);
  const terms = listTerms(rules.deckZones, lists, Object.fromEntries(types));
  return (text) => {
    const { cards, faults } = readDeckText(text, names, terms);
    return { cards: lists.place(cards, (id) => rules.cardSet.cards[id]), faults };
  };
}

/** A card at a time: a set may have ten thousand. */
function* named(
  rules: Rules,
  layout: Layout | undefined,
  lists: DeckLists,
): Generator<void, readonly NamedCard[], void> {
  const all: NamedCard[] = [];
  const further = lists.alsoNamed(Object.values(rules.cardSet.cards));
  for (const id of idsOf(rules)) {
    const card = rules.cardSet.cards[id];
    if (card === undefined) continue;
    const face = layout?.face(card) ?? null;
    const name = nameOf(rules.game, card);
    const parts = face === null ? [] : [face.name, ...(face.subtitle === undefined ? [] : [face.subtitle])];
    const alsoNamed = [...parts, ...(further.get(id) ?? [])];
    const print = lists.identity(card) ?? (face === null ? id : JSON.stringify(face));
    all.push({ id, name, alsoNamed, print, type: face?.type ?? null });
    yield;
  }
  return all;
}
