/** The lines of a deck: put together, counted, written as people write them. */
import type { Schemas } from '../api/kifu.js';
import { costOf, type Layout } from '../engine/games.js';
import { type Card, faceOf, nameOf } from './queries.js';

export type Line = Schemas['DeckLineDto'];

const isOf = (card: string, zone: string | undefined) => (line: Line) => line.card === card && line.zone === zone;

/** So many copies more, or fewer; a line without copies is gone. */
export function withCopies(
  lines: readonly Line[],
  card: string,
  zone: string | undefined,
  more: number,
): readonly Line[] {
  const place = lines.findIndex(isOf(card, zone));
  const count = Math.min(COUNT_MAX, Math.max(0, (lines[place]?.count ?? 0) + more));
  const line: Line = { card, count, ...(zone !== undefined && { zone }) };
  if (place < 0) return count === 0 ? lines : [...lines, line];
  return lines.flatMap((each, at) => (at !== place ? [each] : count === 0 ? [] : [line]));
}

/** As many as the service takes. */
const COUNT_MAX = 1000;

export const sizeOf = (lines: readonly Line[]): number => lines.reduce((sum, { count }) => sum + count, 0);

/** Lines of one card and zone become one. */
export const merged = (lines: readonly Line[]): readonly Line[] =>
  lines.reduce<readonly Line[]>((all, { card, count, zone }) => withCopies(all, card, zone, count), []);

export interface Comparison {
  readonly left: readonly Line[];
  readonly right: readonly Line[];
  readonly both: readonly Line[];
}

/** The copies that both lists have, and those that only one of them has. */
export function compared(one: readonly Line[], other: readonly Line[]): Comparison {
  const [left, right] = [merged(one), merged(other)];
  const both = left.flatMap((line) => {
    const count = Math.min(line.count, right.find(isOf(line.card, line.zone))?.count ?? 0);
    return count === 0 ? [] : [{ ...line, count }];
  });
  return { left: without(left, both), right: without(right, both), both };
}

const without = (lines: readonly Line[], taken: readonly Line[]): readonly Line[] =>
  taken.reduce((rest, { card, zone, count }) => withCopies(rest, card, zone, -count), lines);

export interface Group {
  /** A zone that lines name, or a type of cards. */
  readonly kind: 'zone' | 'type';
  readonly name: string;
  readonly lines: readonly Line[];
}

/** Zones that lines name first, then the types in the order of the game; by cost and name within. */
export function groupsOf(
  lines: readonly Line[],
  cards: ReadonlyMap<string, Card>,
  layout: Layout | null,
): readonly Group[] {
  const types = Object.keys(layout?.words.types ?? {});
  const key = ({ card, zone }: Line): string => {
    if (zone !== undefined) return `zone ${zone}`;
    const known = cards.get(card);
    return `type ${(known && faceOf(layout, known)?.type) ?? ''}`;
  };
  const rank = (group: string): number => {
    if (group.startsWith('zone')) return -1;
    const place = types.indexOf(group.slice(5));
    return place < 0 ? types.length : place;
  };
  const groups = new Map<string, readonly Line[]>();
  for (const line of lines) groups.set(key(line), [...(groups.get(key(line)) ?? []), line]);
  return [...groups]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([group, of]) => ({
      kind: group.startsWith('zone') ? ('zone' as const) : ('type' as const),
      name: group.slice(5),
      lines: of.toSorted(inOrder(cards, layout)),
    }));
}

const inOrder = (cards: ReadonlyMap<string, Card>, layout: Layout | null) => (one: Line, other: Line) => {
  const [a, b] = [one, other].map(({ card }) => {
    const known = cards.get(card);
    const face = known === undefined ? null : faceOf(layout, known);
    return { cost: (face && costOf(face)) ?? 0, name: known === undefined ? card : nameOf(layout, known) };
  });
  return (a?.cost ?? 0) - (b?.cost ?? 0) || (a?.name ?? '').localeCompare(b?.name ?? '');
};

/** How many cards cost how much; cards without a cost are left out. */
export function curveOf(lines: readonly Line[], cards: ReadonlyMap<string, Card>, layout: Layout | null) {
  const counts = new Map<number, number>();
  for (const { card, count } of lines) {
    const known = cards.get(card);
    const face = known === undefined ? null : faceOf(layout, known);
    const cost = face === null ? null : costOf(face);
    if (cost !== null) counts.set(cost, (counts.get(cost) ?? 0) + count);
  }
  return [...counts].sort(([one], [other]) => one - other).map(([cost, count]) => ({ cost, count }));
}

/** What a name may not have in a line of its own. */
const oneLine = (name: string): string => name.replaceAll(/\s+/g, ' ');

/** `4 Card Name (1-22)`, under headings for zones: POST /v1/decks/read reads it again. */
export function textOf(
  lines: readonly Line[],
  cards: ReadonlyMap<string, Card>,
  layout: Layout | null,
  withIds: boolean,
): string {
  const groups = groupsOf(lines, cards, layout);
  const written = ({ card, count }: Line): string => {
    const known = cards.get(card);
    const name = known === undefined ? card : oneLine(nameOf(layout, known));
    return withIds && known !== undefined ? `${count} ${name} (${card})` : `${count} ${name}`;
  };
  const zoned = groups.filter(({ kind }) => kind === 'zone');
  const rest = groups.filter(({ kind }) => kind === 'type').flatMap((group) => group.lines.map(written));
  const sections = zoned.map((group) => [`${group.name}:`, ...group.lines.map(written)].join('\n'));
  const main = rest.length === 0 ? [] : [(sections.length > 0 ? ['Deck:', ...rest] : rest).join('\n')];
  return [...sections, ...main].join('\n\n');
}
