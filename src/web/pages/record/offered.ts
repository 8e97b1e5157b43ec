/** What may still be named of an outcome that is awaited, when some of it, or of others, is told already. */
import type { Schemas } from '../../api/kifu.js';

type Awaited = Schemas['AwaitedDto'];

/** What has been told so far, by labels. */
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
 * What is told of this outcome and of all others that are of the same cards: those of one seat that nobody can tell
 * apart yet, and which therefore have the same cards among them, whichever pile they lie in.
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

/** A card that is identified is listed by its object, which is told apart from all others. */
const cardsAmong = ({ among }: Awaited, isCard: (id: string) => boolean): string =>
  among?.filter(isCard).toSorted().join(' ') ?? '';
