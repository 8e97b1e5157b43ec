/** Words of a game for its readers, in any language: names of players, cards, zones and phases. */
import type { CardDefinition } from '../kernel/index.js';
import type { Face, Glossary, Layout, Words } from './layout.js';

/** What words and sentences of a game need to know of it. */
export type Table = {
  readonly layout: Layout | null;
  readonly cards: ReadonlyMap<string, CardDefinition>;
  /** Players by their seats. */
  readonly names: ReadonlyMap<string, string>;
  /** Definitions by the ids of objects. */
  readonly objects: ReadonlyMap<string, string>;
};

/** The language of a reader. */
export type Voice = {
  readonly words: (words: Words) => string;
  readonly number: (value: number) => string;
  readonly list: (parts: readonly string[]) => string;
};

/** Words of the game in the reader's language, and names. */
export type Speech<Format extends Voice = Voice> = {
  readonly format: Format;
  readonly zone: (kind: string) => string;
  readonly phase: (phase: string) => string;
  readonly type: (type: string) => string;
  readonly number: (name: string) => string;
  readonly keyword: (keyword: string) => string;
  readonly player: (seat: string) => string;
  readonly face: (card: string) => Face | null;
  /** The name of a card by its definition. */
  readonly card: (card: string) => string;
};

export function speechOf<Format extends Voice>({ layout, cards, names }: Table, format: Format): Speech<Format> {
  const word = (glossary: Glossary | undefined, identifier: string): string => {
    const words = glossary?.[identifier];
    return words === undefined ? spaced(identifier) : format.words(words);
  };
  const face = (card: string): Face | null => {
    const definition = cards.get(card);
    return definition === undefined || layout === null ? null : faceOf(definition, layout);
  };
  return {
    format,
    zone: (kind) => word(layout?.words.zones, kind),
    phase: (phase) => word(layout?.words.phases, phase),
    type: (type) => word(layout?.words.types, type),
    number: (name) => word(layout?.words.numbers, name),
    keyword: (keyword) => word(layout?.words.keywords, keyword),
    player: (seat) => names.get(seat) ?? seat,
    face,
    card: (card) => {
      const found = face(card);
      if (found !== null) return found.subtitle === undefined ? found.name : `${found.name} · ${found.subtitle}`;
      return nameIn(cards.get(card)) ?? card;
    },
  };
}

/** By definition: a card looks the same wherever and however often it is drawn. */
const faces = new WeakMap<CardDefinition, Face | null>();

function faceOf(definition: CardDefinition, layout: Layout): Face | null {
  const known = faces.get(definition);
  if (known !== undefined) return known;
  const face = layout.face(definition);
  faces.set(definition, face);
  return face;
}

const nameIn = (definition: CardDefinition | undefined): string | undefined => {
  const name = definition?.['name'];
  return typeof name === 'string' ? name : undefined;
};

/** An identifier without a translation: `drawPile` is "draw pile". */
const spaced = (identifier: string): string =>
  identifier.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
