import { createHash } from 'node:crypto';

/** So many copies of one card. */
export interface DeckLine {
  readonly card: string;
  readonly count: number;
  /**
   * Where these copies begin, if the list says so; which zones there are, and for which cards, is the game's to say.
   */
  readonly zone?: string;
}

/** A list of cards that somebody wants to play. */
export interface DeckList {
  readonly game: string;
  readonly format: string;
  readonly cards: readonly DeckLine[];
}

/** A rule that a list breaks: where it says so, and which card is at fault if one is. */
export interface DeckFault {
  readonly code: string;
  readonly message: string;
  readonly card?: string;
  readonly rules: readonly { readonly game: string; readonly rule: string; readonly title: string }[];
}

/** A legal list, kept as it was judged. It never changes: another list is another deck. */
export interface Deck extends DeckList {
  readonly id: string;
  readonly name: string;
  /** Equal for equal lists, in whatever order they are given. */
  readonly hash: string;
  readonly ruleset: string;
  readonly cardSet: string;
  readonly playerId: string | null;
  /** The match in which it was drafted; null where somebody brought it. */
  readonly draftId: string | null;
  readonly createdAt: string;
}

/** Who may read a deck. */
export interface DeckAudience {
  /** Everybody: its player has made it public, or it was played in a match that is. */
  readonly public: boolean;
  /** Since when its player has made it public; null where that is not so. */
  readonly publishedAt: string | null;
}

export interface SeenDeck extends Deck, DeckAudience {}

/** Whether it is the caller's; a caller without a player has none. */
export const isOwnDeck = ({ playerId }: Pick<Deck, 'playerId'>, caller: { readonly playerId?: string }): boolean =>
  playerId !== null && playerId === caller.playerId;

/** What a listing shows of it. */
export type DeckSummary = Omit<SeenDeck, 'cards'>;

/** One line per card and zone, in the order of the ids, without a zone first: the same deck has one form. */
export function canonicalLines(lines: readonly DeckLine[]): readonly DeckLine[] {
  const merged = new Map<string, DeckLine>();
  for (const { card, count, zone } of lines) {
    const place = JSON.stringify([card, zone ?? null]);
    const before = merged.get(place)?.count ?? 0;
    merged.set(place, { card, count: before + count, ...(zone !== undefined && { zone }) });
  }
  return [...merged.values()].sort(inOrder);
}

function inOrder(a: DeckLine, b: DeckLine): number {
  if (a.card !== b.card) return a.card < b.card ? -1 : 1;
  return (a.zone ?? '') < (b.zone ?? '') ? -1 : 1;
}

/**
 * SHA-256 of what makes the deck this deck; the name and the owner do not. The lines must be canonical. A zone counts
 * only where a line names one, so lists without zones hash as they always did.
 */
export function deckHash({ game, format, cards }: DeckList): string {
  const list = cards.map(({ card, count, zone }) => (zone === undefined ? [card, count] : [card, count, zone]));
  return createHash('sha256')
    .update(JSON.stringify([game, format, list]))
    .digest('hex');
}
