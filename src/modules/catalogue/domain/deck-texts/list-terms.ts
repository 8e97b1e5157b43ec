import type { DeckLists } from '../../../../engine/index.js';
import { nameKey } from './card-names.js';

/** What lists of a game say, beside what lists of every game say. Headings are keys (`nameKey`). */
export interface ListTerms {
  readonly zones: ReadonlyMap<string, string>;
  readonly implied: ReadonlySet<string>;
  readonly repeated: ReadonlySet<string>;
  /** Types of cards by their names, one or several: `ally`, `allies`, `盟友`. */
  readonly types: ReadonlyMap<string, string>;
  readonly owners: DeckLists['owners'];
  readonly codes: DeckLists['codes'];
  readonly decode: DeckLists['decode'];
}

/**
 * The terms of a game by its zones of decks, its ways to write decks, and the names of its types in every language
 * (`type` to names).
 */
export const listTerms = (
  deckZones: readonly string[],
  { zones, implied, repeated, owners, codes, decode }: Omit<DeckLists, 'alsoNamed' | 'identity' | 'place'>,
  types: { readonly [type: string]: readonly string[] },
): ListTerms => ({
  zones: new Map([...deckZones.map((zone): [string, string] => [zone, zone]), ...Object.entries(zones)]),
  implied: new Set(implied),
  repeated: new Set(repeated),
  types: new Map(
    Object.entries(types).flatMap(([type, names]) =>
      names.map(nameKey).flatMap((name) => severalOf(name).map((key): [string, string] => [key, type])),
    ),
  ),
  owners,
  codes,
  decode,
});

/** A name as headings write it: `die` has an irregular plural. */
const severalOf = (name: string): readonly string[] =>
  name === 'die' ? [name, 'dice'] : [name, `${name}s`, name.replace(/y$/, 'ies')];
