import { violated } from '../ground/invariant.js';
import { isRecord, type Json } from '../json/index.js';
import { faulty } from './fault.js';
import { classesOf, optionById, type Option, type OptionClass } from './option.js';
import { answersOf, countUpTo, randomAnswer, shuffledBy, type Tree } from './search.js';
import { type SpaceKind } from './space-kind.js';
import { type MapSpace } from './space.js';

/**
 * Option by option with equals side by side; for each the targets in their order, then nowhere; equals never go before
 * the one before them. An answer names those that go somewhere, in the order of the options.
 *
 * Sampled: in random order each goes to one of the targets still free to it, or nowhere where it may, all alike.
 */
export const map: SpaceKind<MapSpace> = {
  test(space, answer) {
    const { from, to, injective, partial } = space;
    if (!isRecord(answer)) return faulty('answer.shape', 'The answer is a record from ids to ids');
    const taken = new Set<string>();
    for (const [id, target] of Object.entries(answer)) {
      if (typeof target !== 'string') return faulty('answer.shape', 'The answer is a record from ids to ids');
      if (optionById(from, id) === undefined) return faulty('answer.unknown-option', `${id} goes nowhere`);
      if (optionById(to, target) === undefined) return faulty('answer.unknown-option', `${target} is no target`);
      if (!mayGo(space, id, target)) return faulty('answer.constraint', `${id} may not go to ${target}`);
      if (injective && taken.has(target)) return faulty('answer.repeated', `${target} takes only one`);
      taken.add(target);
    }
    if (!partial && Object.keys(answer).length < from.length) return faulty('answer.too-few', 'Each goes somewhere');
    return true;
  },

  count: (space, bound) => countUpTo(map.enumerate(space), bound),
  enumerate: (space) => answersOf(maps(space)),

  sample(space, pick) {
    const { from, to, injective, partial, only } = space;
    // Whom each place suits decides then whether all find one.
    if (only !== undefined && !partial) return randomAnswer(maps(space), pick) ?? violated('Some map is possible');
    let free = to;
    const targets = new Map<string, string>();
    for (const { id } of shuffledBy(pick, from)) {
      const open = free.filter((other) => mayGo(space, id, other.id));
      const ways = open.length + (partial ? 1 : 0);
      const target = ways > 0 ? open[pick(ways)] : violated('Where each goes somewhere there is room for all');
      if (target === undefined) continue;
      targets.set(id, target.id);
      if (injective) free = free.filter((other) => other !== target);
    }
    return representative(space, targets);
  },

  canonical(space, answer) {
    if (!isRecord(answer)) return violated('A legal answer is a record');
    const pairs = Object.entries(answer).map(([id, target]): [string, string] => [
      id,
      typeof target === 'string' ? target : violated('A legal answer names targets'),
    ]);
    return representative(space, new Map(pairs));
  },
};

const mayGo = ({ only }: MapSpace, id: string, target: string): boolean => only?.[id]?.includes(target) ?? true;

/** Equivalent targets, and how many options may go to them together. */
type Room = { readonly members: readonly Option[]; readonly size: number };

const roomsOf = ({ to, injective }: MapSpace): readonly Room[] =>
  injective
    ? classesOf(to).map((members) => ({ members, size: members.length }))
    : to.map((target) => ({ members: [target], size: Infinity }));

/** The room each goes to, class by class; `NOWHERE` comes after all rooms. */
type Begun = readonly number[];
const NOWHERE = Infinity;

const maps = (space: MapSpace): Tree<Begun> => {
  const rooms = roomsOf(space);
  const places = classesOf(space.from).flatMap((members) =>
    members.map(({ id }, at) => ({ id, isEqualOfLast: at > 0, equalsFrom: members.length - at })),
  );
  const freeIn = (begun: Begun, room: number): number =>
    (rooms[room]?.size ?? 0) - begun.filter((other) => other === room).length;
  const freeFrom = (begun: Begun, room: number): number =>
    rooms.reduce((sum, _, at) => (at >= room ? sum + freeIn(begun, at) : sum), 0);
  return {
    root: [],
    children: (begun) => {
      const place = places[begun.length];
      if (place === undefined) return [];
      const least = place.isEqualOfLast ? (begun.at(-1) ?? 0) : 0;
      // No dead ends: the equals that follow find room behind this one, and all that follow find room at all.
      const goes = rooms
        .map((_, room) => room)
        .filter((room) => room >= least && freeIn(begun, room) > 0)
        .filter((room) => mayGo(space, place.id, rooms[room]?.members[0]?.id ?? ''))
        .filter((room) => space.partial || freeFrom(begun, room) >= place.equalsFrom);
      const fits = space.partial || freeFrom(begun, 0) >= places.length - begun.length;
      return [...(fits ? goes : []), ...(space.partial ? [NOWHERE] : [])].map((room) => [...begun, room]);
    },
    answer: (begun) => (begun.length === places.length ? answerOf(space, rooms, begun) : undefined),
  };
};

const representative = (space: MapSpace, targets: ReadonlyMap<string, string>): Json => {
  const rooms = roomsOf(space);
  const roomOf = ({ id }: Option): number => {
    const at = rooms.findIndex(({ members }) => members.some((member) => member.id === targets.get(id)));
    return at === -1 ? NOWHERE : at;
  };
  const begun = classesOf(space.from).flatMap((members) => members.map(roomOf).sort(byRoom));
  return answerOf(space, rooms, begun);
};

/** Not by difference: two that go nowhere would differ by NaN. */
const byRoom = (left: number, right: number): number => (left === right ? 0 : left < right ? -1 : 1);

/** Within a room, who comes first in the order of the options gets the first target. */
const answerOf = ({ from, injective }: MapSpace, rooms: readonly Room[], begun: Begun): Json => {
  const places: readonly OptionClass[] = classesOf(from);
  const roomOf = new Map(places.flat().map(({ id }, at) => [id, begun[at] ?? NOWHERE]));
  const used = rooms.map(() => 0);
  const pairs = from.flatMap(({ id }): readonly (readonly [string, string])[] => {
    const at = roomOf.get(id) ?? NOWHERE;
    const room = rooms[at];
    if (room === undefined) return [];
    const place = injective ? (used[at] ?? 0) : 0;
    used[at] = place + 1;
    return [[id, room.members[place]?.id ?? violated('No room takes more than it can')]];
  });
  return Object.fromEntries(pairs);
};
