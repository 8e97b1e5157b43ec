/**
 * What a game has counted and pointed out, declared as data over its log.
 *
 * Services know no game: they add up log entries as the game declares. A declaration names entry kinds and fields,
 * never a function, so it can be stored, shown and compared like every other piece of a ruleset.
 */

import type { Words } from '../layouts/index.js';

/** The part of a log entry that this file relies on; other fields are reached by their declared path. */
export interface Countable {
  readonly kind: string;
}

/** A path into a log entry, parts joined by dots: `seat`, `object.card`. */
export type FieldPath = string;

/** Entries of one kind whose fields have exactly these values. */
export interface EntryPattern {
  readonly kind: string;
  readonly where?: Readonly<Record<FieldPath, string | number | boolean | null>>;
}

/** A pattern and what one matching entry is worth: one, the number in a field, or the items of a list. */
export interface CountedEntry extends EntryPattern {
  readonly amount?: FieldPath;
  /** Each item of a list is worth one, and is the card that is counted where cards are. */
  readonly each?: ListedItems;
  /** `-1` for entries that take away, such as a loss of points. */
  readonly sign?: 1 | -1;
}

/**
 * The items of a list in an entry; `where`: those for which another list of the entry has this value at the same place.
 */
export interface ListedItems {
  readonly of: FieldPath;
  readonly where?: Readonly<Record<FieldPath, string>>;
}

/**
 * The numbers kept beside the total of the game. `turn`: a number for each of the seat's own turns; `round`: the same,
 * each with the turns of others up to the seat's next one, for what others do to it or what it has to last until then;
 * `card`: a number for each card.
 */
export const STATISTIC_SCOPES = ['turn', 'round', 'card'] as const;
export type StatisticScope = (typeof STATISTIC_SCOPES)[number];

export interface StatisticDeclaration {
  readonly id: string;
  readonly title: Words;
  /** Said behind a number: in Chinese with what counts it. */
  readonly unit: Words;
  readonly count: readonly CountedEntry[];
  readonly per?: readonly StatisticScope[];
  /** The field that names the seat that the entry counts for, or a list of them; by default `seat`. */
  readonly seat?: FieldPath;
  /** The field that names the card's definition, or a list of them; by default `card`. */
  readonly card?: FieldPath;
}

/** A kind of entry worth jumping to in a replay. */
export interface MomentDeclaration {
  readonly id: string;
  readonly title: Words;
  readonly of: EntryPattern;
  /** The field that names the seat it is a moment of; by default `seat`. */
  readonly seat?: FieldPath;
  /**
   * A sentence about the entry. `{field}` names what the field holds, and `{amount}` is how much it was. A part in
   * `[…]` is left out unless all of its fields are known.
   */
  readonly said: Words;
  /** The sentence if a player did it: also with `{by}`, the player, and `{with}`, the card that it was done with. */
  readonly done?: Words;
  /** The field that names the seat of the player who did it; absent: whose card it was done with. */
  readonly by?: FieldPath;
  /** The field that names the object that it was done with, or a list of them. */
  readonly with?: FieldPath;
  /** The field that says how much it was; absent: each entry is worth one. */
  readonly amount?: FieldPath;
  /** How much it changes, in hundredths of the way to victory, beside what it changes of the score. */
  readonly weight: number;
  /** The number of the card that the weight is multiplied by, such as its cost. */
  readonly times?: string;
  /** A card leaves the table by it: several in one step are a trade, which changes more than its cards one by one. */
  readonly leaves?: true;
}

/** Entries that say with which card a player does what follows, until a player takes another action. */
export interface ActDeclaration {
  readonly of: EntryPattern;
  /** The field that names the object; by default `object`. */
  readonly with?: FieldPath;
}

export interface GameStatistics {
  /** The entry that begins a turn, and the field that names the seat whose turn it is: by default `seat`. */
  readonly turn: { readonly of: EntryPattern; readonly seat?: FieldPath };
  /**
   * The statistic the seats race by; lead changes and swings are read from it, and views show it by this name. At
   * `goal` the race is over, unless a card says otherwise; `goalIn` names formats in which it is another.
   */
  readonly score?: {
    readonly statistic: string;
    readonly leads: 'most' | 'fewest';
    /** Absent where it is not the same for everybody. */
    readonly goal?: number;
    readonly goalIn?: Readonly<Record<string, number>>;
  };
  readonly counts: readonly StatisticDeclaration[];
  /** Zones of seats whose cards a replay counts along its frames, beside the score. */
  readonly zones?: readonly { readonly zone: string; readonly title: Words }[];
  readonly moments: readonly MomentDeclaration[];
  /** For moments whose own entry names no object that they were done with. */
  readonly acts?: readonly ActDeclaration[];
}

/** One seat's numbers of one game. Every declared statistic has its total, also when it is zero. */
export interface SeatTally {
  readonly turns: number;
  readonly totals: Readonly<Record<string, number>>;
  /** statistic → one number per own turn or round, the first first; what happened before it belongs to none. */
  readonly perTurn: Readonly<Record<string, readonly number[]>>;
  /** statistic → card definition → number. */
  readonly perCard: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Tally {
  /** Turns of all seats together. */
  readonly turns: number;
  /** The seat that took the first turn; null when the game ended before one began. */
  readonly first: string | null;
  readonly seats: Readonly<Record<string, SeatTally>>;
}

/**
 * Adds up a whole game. A seat's `turn` numbers count what it did in its *own* turns; what it gains in the turn of
 * another is in its total only, so that "per turn" compares like with like; or it is in its `round`, if that is
 * declared.
 */
export const tally = (declared: GameStatistics, log: readonly Countable[], seats: readonly string[]): Tally => {
  const sums = new Map(seats.map((seat) => [seat, emptySums(declared)]));
  let first: string | null = null;
  let turns = 0;
  let active: string | null = null;
  for (const entry of log) {
    if (entryMatches(declared.turn.of, entry)) {
      active = entrySeat(declared.turn, entry);
      first ??= active;
      turns += 1;
      beginTurn(sums, active);
    }
    for (const statistic of declared.counts) addEntry(sums, statistic, entry, active);
  }
  return { turns, first, seats: Object.fromEntries([...sums].map(([seat, sum]) => [seat, tallyOf(sum)])) };
};

/** What an entry adds to a statistic, for each seat that it counts for; nothing when it is none of its entries. */
export const worthsOf = (statistic: StatisticDeclaration, entry: Countable): readonly Worth[] => {
  const counted = statistic.count.find((pattern) => entryMatches(pattern, entry));
  if (counted === undefined) return [];
  const { amount, each, sign = 1 } = counted;
  const seats = textsAt(entry, statistic.seat ?? 'seat');
  if (each !== undefined) {
    const cards = itemsOf(entry, each);
    return seats.map((seat) => ({ seat, amount: sign * cards.length, cards, perCard: sign }));
  }
  const value = amount === undefined ? 1 : fieldOf(entry, amount);
  const worth = sign * (typeof value === 'number' ? value : 0);
  const cards = textsAt(entry, statistic.card ?? 'card');
  return seats.map((seat) => ({ seat, amount: worth, cards, perCard: worth }));
};

/** `perCard` is what each of the cards adds to its own number. */
export interface Worth {
  readonly seat: string;
  readonly amount: number;
  readonly cards: readonly string[];
  readonly perCard: number;
}

const itemsOf = (entry: Countable, { of, where = {} }: ListedItems): readonly string[] => {
  const asked = Object.entries(where).map(([path, value]) => ({ list: textsAt(entry, path), value }));
  return textsAt(entry, of).filter((_, place) => asked.every(({ list, value }) => list[place] === value));
};

/** Whether an entry is of the pattern's kind and has the values it asks for. */
export const entryMatches = (pattern: EntryPattern, entry: Countable): boolean =>
  entry.kind === pattern.kind &&
  Object.entries(pattern.where ?? {}).every(([path, value]) => fieldOf(entry, path) === value);

/** The seat of the entry, by the field that a declaration names; null if the entry names no seat there. */
export const entrySeat = ({ seat = 'seat' }: { readonly seat?: FieldPath }, entry: Countable): string | null => {
  const value = fieldOf(entry, seat);
  return typeof value === 'string' ? value : null;
};

export const fieldOf = (entry: Countable, path: FieldPath): unknown => {
  let value: unknown = entry;
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
};

interface Sums {
  turns: number;
  readonly totals: Map<string, number>;
  readonly perTurn: Map<string, number[]>;
  readonly perCard: Map<string, Map<string, number>>;
}

const emptySums = (declared: GameStatistics): Sums => ({
  turns: 0,
  totals: new Map(declared.counts.map(({ id }) => [id, 0])),
  perTurn: new Map(declared.counts.filter(isPerTurn).map(({ id }) => [id, []])),
  perCard: new Map(
    declared.counts.filter(({ per }) => per?.includes('card')).map(({ id }) => [id, new Map<string, number>()]),
  ),
});

const isPerTurn = ({ per = [] }: StatisticDeclaration): boolean => per.includes('turn') || per.includes('round');

const beginTurn = (sums: ReadonlyMap<string, Sums>, seat: string | null): void => {
  const own = seat === null ? undefined : sums.get(seat);
  if (own === undefined) return;
  own.turns += 1;
  for (const numbers of own.perTurn.values()) numbers.push(0);
};

const addEntry = (
  sums: ReadonlyMap<string, Sums>,
  statistic: StatisticDeclaration,
  entry: Countable,
  active: string | null,
): void => {
  for (const worth of worthsOf(statistic, entry)) {
    const own = sums.get(worth.seat);
    if (own !== undefined) addWorth(own, statistic, worth, active);
  }
};

const addWorth = (own: Sums, { id, per = [] }: StatisticDeclaration, worth: Worth, active: string | null): void => {
  own.totals.set(id, (own.totals.get(id) ?? 0) + worth.amount);
  const turns = own.perTurn.get(id);
  const current = turns?.at(-1);
  const belongs = worth.seat === active || per.includes('round');
  if (turns !== undefined && current !== undefined && belongs) turns[turns.length - 1] = current + worth.amount;
  const perCard = own.perCard.get(id);
  if (perCard === undefined) return;
  for (const card of worth.cards) perCard.set(card, (perCard.get(card) ?? 0) + worth.perCard);
};

/** A text, or the texts of a list; anything else names nothing. */
export const textsAt = (entry: Countable, path: FieldPath): readonly string[] => {
  const value = fieldOf(entry, path);
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};

const tallyOf = (sums: Sums): SeatTally => ({
  turns: sums.turns,
  totals: Object.fromEntries(sums.totals),
  perTurn: Object.fromEntries(sums.perTurn),
  perCard: Object.fromEntries([...sums.perCard].map(([id, cards]) => [id, Object.fromEntries(cards)])),
});
