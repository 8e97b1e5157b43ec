/** What every part of a board needs to know: how the game looks, its cards, and who sits where. */
import { createContext, useContext } from 'react';
import type { BoardObject } from '../api/kifu.js';
import type { CardDefinition, Face, Glossary, Layout } from '../engine/games.js';
import { type Format, useFormat } from '../i18n/use-format.js';

export interface Table {
  readonly game: string;
  readonly layout: Layout | null;
  readonly cards: ReadonlyMap<string, CardDefinition>;
  readonly names: ReadonlyMap<string, string>;
  /** Definitions by the ids of objects. */
  readonly objects: ReadonlyMap<string, string>;
  /** Where an image of a card is, by its definition; absent or null where the operator of the service shows none. */
  readonly image?: (card: string) => string | null;
}

const Context = createContext<Table | null>(null);

export const TableProvider = Context.Provider;

export function useTable(): Table {
  const table = useContext(Context);
  if (table === null) throw new Error('a board lies on a table');
  return table;
}

/** Words of the game in the reader's language, and names. */
export interface Speech {
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
}

export function useSpeech(): Speech {
  return speechOf(useTable(), useFormat());
}

export function speechOf({ layout, cards, names }: Table, format: Format): Speech {
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

export const typeOf = ({ type, tags }: BoardObject & { readonly tags?: readonly string[] }): string | undefined =>
  type ?? tags?.[0];
