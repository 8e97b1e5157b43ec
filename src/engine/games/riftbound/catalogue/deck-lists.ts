import { type DeckLists, plainDeckLists } from '../../../catalogue/index.js';
import type { CardDefinition, DeckEntry } from '../../../kernel/index.js';
import { isRiftboundCard, type RiftboundCard } from '../card.js';
import { decodeDeck } from './deck-code.js';

/** `OGN-007`, also with a letter or a star, a number of the art, or the size of the set behind it. */
const CODE = /^([A-Z]{3})[-·](\d{1,3})(?:[a-z*]|-\d)?(?:\/\d{1,3})?$/i;

type CardOf = (id: string) => CardDefinition | undefined;

/** How decks of Riftbound are written. */
export const deckLists: DeckLists = {
  ...plainDeckLists,
  zones: { champion: 'champion', 'chosen champion': 'champion' },
  codes: (code) => {
    const [, set, number] = CODE.exec(code) ?? [];
    return set === undefined || number === undefined ? [] : [code, `${set}-${number.padStart(3, '0')}`];
  },
  decode: decodeDeck,
  alsoNamed: legendsWithChampions,
  identity: (card) => (isRiftboundCard(card) ? card.name : undefined),
  place: (lines, cardOf) => {
    if (lines.some(({ zone }) => zone === 'champion')) return lines;
    const chosen = championOf(lines, cardOf);
    return chosen === undefined ? lines : lines.flatMap((line) => (line === chosen ? oneChosen(line) : [line]));
  },
};

/**
 * Sites write a legend with the name of its champion in front, `Champion, Legend`, which no card says. The champion's
 * units have the same tag and begin with that name.
 */
function legendsWithChampions(cards: readonly CardDefinition[]): ReadonlyMap<string, readonly string[]> {
  const known = cards.filter(isRiftboundCard);
  const championsOf = new Map<string, Set<string>>();
  for (const { name, tags = [] } of known.filter(isChampion)) {
    const [champion = ''] = name.split(', ');
    for (const tag of tags) championsOf.set(tag, (championsOf.get(tag) ?? new Set()).add(champion));
  }
  const legends = known.filter(({ type }) => type === 'legend');
  return new Map(
    legends.map(({ id, name, tags = [] }) => {
      const [title = ''] = name.split(', ');
      const champions = tags.flatMap((tag) => [...(championsOf.get(tag) ?? [])]);
      return [id, champions.flatMap((champion) => [`${champion}, ${name}`, `${champion}, ${title}`])];
    }),
  );
}

const isChampion = (card: RiftboundCard): boolean => card.type === 'unit' && card.supertype === 'champion';

/**
 * The chosen champion of a list that names none (103.2.a.2): programs write it behind the legend. Elsewhere it is
 * certain if the deck has one champion of the legend only.
 */
function championOf(lines: readonly DeckEntry[], cardOf: CardOf): DeckEntry | undefined {
  const known = (id: string): RiftboundCard | undefined => {
    const card = cardOf(id);
    return card !== undefined && isRiftboundCard(card) ? card : undefined;
  };
  const legends = lines.flatMap(({ card }) => known(card) ?? []).filter(({ type }) => type === 'legend');
  const tags = legends.flatMap(({ tags: own = [] }) => own);
  const champions = lines.filter(({ card: id }) => {
    const card = known(id);
    return card !== undefined && isChampion(card) && card.tags?.some((tag) => tags.includes(tag));
  });
  const behindLegend = lines[lines.findIndex(({ card }) => known(card)?.type === 'legend') + 1];
  return champions.find((line) => line === behindLegend) ?? (champions.length === 1 ? champions[0] : undefined);
}

const oneChosen = ({ card, count }: DeckEntry): readonly DeckEntry[] => [
  { card, count: 1, zone: 'champion' },
  ...(count > 1 ? [{ card, count: count - 1 }] : []),
];
