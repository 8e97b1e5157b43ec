/** So many copies of one card. */
export interface DeckLine {
  readonly card: string;
  readonly count: number;
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
  /** Equal for equal lists, whoever brings them and in whatever order. */
  readonly hash: string;
  readonly ruleset: string;
  readonly cardSet: string;
  readonly playerId: string | null;
  readonly createdAt: string;
}

/** One line per card, in the order of the ids: the same deck has one form. */
export function canonicalLines(lines: readonly DeckLine[]): readonly DeckLine[] {
  const counts = new Map<string, number>();
  for (const { card, count } of lines) counts.set(card, (counts.get(card) ?? 0) + count);
  return [...counts].map(([card, count]) => ({ card, count })).sort((a, b) => (a.card < b.card ? -1 : 1));
}
