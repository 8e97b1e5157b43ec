import { closest, distance } from 'fastest-levenshtein';

/** A card as texts name it. */
export interface NamedCard {
  readonly id: string;
  /** With whatever tells it from others of the same name. */
  readonly name: string;
  /** What else it is called, such as its name alone. */
  readonly alsoNamed: readonly string[];
  /** Equal for printings of one card: in some games cards that are not the same have one name. */
  readonly print: string;
  /** Null if the game has no layout. */
  readonly type: string | null;
}

/** Candidates of one fault. */
export const CANDIDATES_MAX = 5;
/** A longer text is compared with no name. */
const COMPARED_MAX = 60;

/** Letters and figures alone, in small: `Name - Title`, `Name, Title` and `NAME – TITLE` are one. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}'’‘`´]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The cards of a set by what texts call them. */
export class CardNames {
  private readonly byId = new Map<string, NamedCard>();
  private readonly byName = new Map<string, NamedCard[]>();
  private readonly byOther = new Map<string, NamedCard[]>();

  constructor(cards: readonly NamedCard[]) {
    for (const card of cards) {
      this.byId.set(card.id.toLowerCase(), card);
      add(this.byName, nameKey(card.name), card);
      for (const name of card.alsoNamed) add(this.byOther, nameKey(name), card);
    }
  }

  /** The card of this id. */
  withId = (id: string): NamedCard | undefined => this.byId.get(id.toLowerCase());

  /**
   * The cards of this name; if none has it in full, the cards that are called so otherwise. Of several, those of these
   * types, and below a heading of one type also the cards whose names begin so.
   */
  named(name: string, types: readonly string[] = []): readonly NamedCard[] {
    const key = nameKey(name);
    if (key === '') return [];
    const whole = this.byName.get(key);
    const found = whole ?? this.byOther.get(key) ?? [];
    const ofTypes = found.filter(({ type }) => type !== null && types.includes(type));
    if (ofTypes.length > 0) return ofTypes;
    // Below `Legend` a part of a name is no unit.
    if (types.length === 1 && whole === undefined) return this.beginning(key, types[0] ?? '');
    return found;
  }

  private beginning(key: string, type: string): readonly NamedCard[] {
    return [...this.byName].flatMap(([name, cards]) =>
      name.startsWith(`${key} `) ? cards.filter((card) => card.type === type) : [],
    );
  }

  /** The cards of the nearest name, then cards whose names begin like this one, or have its first word in them. */
  near(name: string): readonly NamedCard[] {
    const key = nameKey(name);
    const [first = ''] = key.split(' ');
    const found = new Set(this.nearest(name));
    for (const [other, [card]] of first.length < 2 ? [] : this.byName) {
      if (found.size >= CANDIDATES_MAX) break;
      if (card !== undefined && (other.startsWith(key) || ` ${other}`.includes(` ${first}`))) found.add(card);
    }
    return [...found].slice(0, CANDIDATES_MAX);
  }

  /** The cards of the name that differs in the fewest letters, at most in a third of them. */
  nearest(name: string): readonly NamedCard[] {
    const key = nameKey(name);
    if (key.length > COMPARED_MAX) return [];
    const most = Math.floor(key.length / 3);
    const maps = [this.byName, this.byOther];
    const keys = maps.flatMap((map) => [...map.keys()].filter(({ length }) => Math.abs(length - key.length) <= most));
    if (keys.length === 0 || most === 0) return [];
    const best = closest(key, keys);
    if (distance(key, best) > most) return [];
    return (this.byName.get(best) ?? this.byOther.get(best) ?? []).slice(0, CANDIDATES_MAX);
  }
}

const add = (names: Map<string, NamedCard[]>, key: string, card: NamedCard): void => {
  const known = names.get(key);
  if (known === undefined) names.set(key, [card]);
  else known.push(card);
};
