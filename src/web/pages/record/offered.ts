/** The cards that an awaited outcome can still have after the reports so far. */
import type { Schemas } from '../../api/kifu.js';

type Awaited = Schemas['AwaitedDto'];

/** The reported cards so far, by label. */
export type Outcomes = Readonly<Record<string, readonly string[]>>;

export interface Offered {
  readonly id: string;
  /** How many more of it there can be. */
  readonly left: number;
}

/** Each of these copies can be named once, in one of the outcomes that it may be part of. */
export function offeredOf(copies: readonly string[], told: readonly string[]): readonly Offered[] {
  const left = new Map<string, number>();
  for (const id of copies) left.set(id, (left.get(id) ?? 0) + 1);
  for (const id of told) left.set(id, (left.get(id) ?? 0) - 1);
  return [...left].flatMap(([id, n]) => (n > 0 ? [{ id, left: n }] : []));
}

/**
 * All reported cards of this outcome and of every other outcome with the same cards. Unidentified cards of one seat are
 * interchangeable, so their piles have the same possible cards.
 */
export function toldWith(
  one: Awaited,
  awaiting: readonly Awaited[],
  outcomes: Outcomes,
  isCard: (id: string) => boolean,
): readonly string[] {
  const cards = cardsAmong(one, isCard);
  const isOfTheSame = (other: Awaited): boolean =>
    other === one || (isOfCards(other) && other.seat === one.seat && cardsAmong(other, isCard) === cards);
  const together = isOfCards(one) ? awaiting.filter(isOfTheSame) : [one];
  return together.flatMap(({ label }) => outcomes[label] ?? []);
}

const isOfCards = ({ kind }: Awaited): boolean => kind === 'cards' || kind === 'pick';

/** An identified card is listed by its object, which is distinct from all others. */
const cardsAmong = ({ among }: Awaited, isCard: (id: string) => boolean): string =>
  among?.filter(isCard).toSorted().join(' ') ?? '';
