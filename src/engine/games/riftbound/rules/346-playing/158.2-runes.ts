import {
  done,
  fieldIn,
  idIn,
  isRecord,
  occur,
  procedure,
  reject,
  representatives,
  type Action,
  type Game,
  type GameEvent,
  type Json,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { DOMAINS, type Domain } from '../../printed.js';
import { rift } from '../../rulebook.js';
import { domainOfRune, isExhausted, runesOf } from '../../state.js';
import { ADDED, AT_ONCE } from '../357-abilities/388-items.js';
import { EXHAUSTED_AS_COST, NOT_AGAIN } from '../395-actions/401-exhausting.js';
import { RECYCLED_AS_COST, recycling } from '../395-actions/403-recycle.js';

/** The two abilities of basic runes: exhaust one for energy, recycle one for power. */
const WAYS = ['exhaust', 'recycle'] as const;
type Way = (typeof WAYS)[number];

type Use = { readonly seat: Seat; readonly rune: ObjectId; readonly by: Way };

/** 158.2.a, 158.2.b: what it adds is there at once, and players cannot respond to it (388.2, 416.2). */
export const useRune = procedure<Use>('use-rune', {
  add: (game, { seat, rune, by }) =>
    occur(by === 'exhaust' ? exhausting(seat, [rune]) : recyclingForPower(game, seat, [rune]), 'end'),
  end: () => done(ADDED),
});

/** 158.2.a */
export const exhausting = (seat: Seat, runes: readonly ObjectId[]): readonly GameEvent[] => {
  if (runes.length === 0) return [];
  const cites = [rift('158.2.a'), ...AT_ONCE];
  return [
    ...runes.map((object): GameEvent => ({ kind: 'exhausted', cites: [rift('158.2.a'), EXHAUSTED_AS_COST], object })),
    { kind: 'added', cites, seat, resource: 'energy', amount: runes.length },
  ];
};

/** 158.2.b: ready or exhausted; the rune itself goes to the bottom of the rune deck. */
export const recyclingForPower = (game: Game, seat: Seat, runes: readonly ObjectId[]): readonly GameEvent[] => {
  if (runes.length === 0) return [];
  const cites = [rift('158.2.b'), ...AT_ONCE];
  const amountOf = (domain: Domain): number => runes.filter((rune) => domainOfRune(game, rune) === domain).length;
  return [
    ...recycling(game, { seat, objects: runes, from: 'runes', cites: [rift('158.2.b'), RECYCLED_AS_COST] }),
    ...DOMAINS.filter((domain) => amountOf(domain) > 0).map((resource): GameEvent => {
      return { kind: 'added', cites, seat, resource, amount: amountOf(resource) };
    }),
  ];
};

export const useRuneAction: Action = {
  name: 'use-rune',
  fields: ['rune', 'by'],
  list: (game, seat) =>
    representatives(game, runesOf(game, seat), seat).flatMap((rune) =>
      WAYS.filter((by) => refuse(game, rune, by) === null).map((by) => ({ action: 'use-rune', rune, by })),
    ),
  refuse: (game, seat, answer) => {
    const cites = [rift('158.2.a'), rift('158.2.b'), rift('371')];
    const rune = fieldIn(answer, 'rune', runesOf(game, seat), cites, 'a rune of yours on the board');
    if (typeof rune !== 'string') return rune;
    const by = wayIn(answer);
    return by === null ? reject('answer.shape', cites, '"by" is "exhaust" or "recycle".') : refuse(game, rune, by);
  },
  call: (seat, answer) => useRune.with({ seat, rune: idIn(answer, 'rune'), by: wayIn(answer) ?? 'exhaust' }),
};

const wayIn = (answer: Json): Way | null =>
  (isRecord(answer) ? WAYS.find((way) => way === answer['by']) : undefined) ?? null;

const refuse = (game: Game, rune: ObjectId, by: Way): Rejection | null =>
  by === 'exhaust' && isExhausted(game, rune)
    ? reject('rune.exhausted', [NOT_AGAIN, EXHAUSTED_AS_COST, rift('158.2.a')], 'The rune is exhausted already.', {
        rune,
      })
    : null;
