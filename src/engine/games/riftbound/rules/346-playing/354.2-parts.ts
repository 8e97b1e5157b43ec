import {
  isProhibited,
  isPublic,
  objectIn,
  objectOf,
  reject,
  selected,
  type Citation,
  type Filter,
  type Game,
  type GameEvent,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import type { CostPart } from '../../cost.js';
import { rift } from '../../rulebook.js';
import { isExhausted } from '../../state.js';
import { EXHAUSTED_AS_COST, NOT_AGAIN } from '../395-actions/401-exhausting.js';
import { RECYCLED_AS_COST, recycling } from '../395-actions/403-recycle.js';
import { DISCARDED_AS_COST, discarding } from '../395-actions/409-discarding.js';
import { OF_OWN_UNITS, SPENT } from '../446-layers/701-buffs.js';
import type { Bill } from './353-bill.js';

/**
 * 354.2: what an answer calls an object that is given for a part of the cost, part by part: `discard`, `kill`,
 * `kill-2`.
 */
export const partNames = (parts: readonly CostPart[]): readonly string[] =>
  parts.map(({ pay }, index) => {
    const before = parts.slice(0, index).filter((other) => other.pay === pay).length;
    return before === 0 ? pay : `${pay}-${before + 1}`;
  });

/** 354.2: what may be given for it: what the part can happen to (401.4, 403.3, 409.3), but no target (354.3). */
export const givableFor = (
  game: Game,
  { seat, source, without }: Pick<Bill, 'seat' | 'source' | 'without'>,
  part: CostPart,
): readonly ObjectId[] =>
  selected(game, filterOf(part), { source, controller: seat, bindings: {} }).filter(
    (id) => !(removes(part) && without.includes(id)) && !isProhibited(game, partEvent(part, seat, id, [])),
  );

/** Whether it is gone afterwards, as a target must not be (354.3, 393.1). */
const removes = ({ pay }: CostPart): boolean => pay !== 'exhaust-others' && pay !== 'spend-buffs';

/** 354.2 */
const filterOf = (part: CostPart): Filter => {
  switch (part.pay) {
    case 'kill':
    case 'return':
      return { ...part.of, zone: 'board', of: 'you' };
    case 'exhaust-others':
      return { ...part.of, of: 'you', marks: { ...part.of.marks, exhausted: false } };
    case 'spend-buffs':
      return { ...part.of, zone: 'board', of: 'you', marks: { ...part.of?.marks, buff: true } };
    case 'discard':
      return { ...part.of, zone: 'hand', of: 'you' };
    case 'recycle':
      return { ...part.of, zone: 'trash', of: 'you' };
  }
};

/** 354.2: what is given, all at once. */
export const partEvents = (
  game: Game,
  part: CostPart,
  { seat, source, cites }: Bill,
  objects: readonly ObjectId[],
): readonly GameEvent[] =>
  part.pay === 'recycle'
    ? recycling(game, { seat, objects, from: 'trash', cites: [RECYCLED_AS_COST, ...cites] })
    : objects.map((object) => partEvent(part, seat, object, cites, shownSource(game, source)));

/** A card that is played from a hand is paid for there: its id would disclose since when it was in the hand. */
const shownSource = (game: Game, id: ObjectId): ObjectId | undefined => {
  const object = objectIn(game, id);
  return object !== undefined && isPublic(game, object) ? id : undefined;
};

const partEvent = (
  part: CostPart,
  seat: Seat,
  object: ObjectId,
  cites: readonly Citation[],
  source?: ObjectId,
): GameEvent => {
  switch (part.pay) {
    case 'kill':
      return killing(object, seat, source, cites);
    case 'return':
      return { kind: 'returned', cites, object };
    case 'exhaust-others':
      return { kind: 'exhausted', cites: [EXHAUSTED_AS_COST, ...cites], object };
    case 'spend-buffs':
      return { kind: 'buffSpent', cites: [SPENT, ...cites], object };
    case 'discard':
      return discarding(seat, object, [DISCARDED_AS_COST, ...cites]);
    case 'recycle':
      return { kind: 'recycled', cites: [RECYCLED_AS_COST, ...cites], seat, objects: [object], from: 'trash' };
  }
};

/** 354.2, 415.1.a.1: as a cost, and so active. */
const killing = (
  object: ObjectId,
  cause: Seat,
  source: ObjectId | undefined,
  cites: readonly Citation[],
): GameEvent => ({
  kind: 'killed',
  cites: [rift('415.1.a.1'), rift('354.2.a'), ...cites],
  object,
  source: source === undefined ? [] : [source],
  spell: false,
  active: true,
  cause,
});

/**
 * 354: what the object itself gives: it is exhausted (401.4, 401.5), killed (415.1.a.1), recycled (403.3), or spends
 * its buff (702.2.b).
 */
export const itselfEvents = (
  game: Game,
  { seat, source, itself, cites }: Pick<Bill, 'seat' | 'source' | 'itself' | 'cites'>,
): readonly GameEvent[] =>
  itself.flatMap((pay): readonly GameEvent[] => {
    switch (pay) {
      case 'exhaust':
        return [{ kind: 'exhausted', cites: [EXHAUSTED_AS_COST, rift('401.5'), ...cites], object: source }];
      case 'kill-this':
        return [killing(source, seat, source, cites)];
      case 'recycle-this':
        return recycling(game, { seat, objects: [source], from: 'board', cites: [RECYCLED_AS_COST, ...cites] });
      case 'spend-this-buff':
        return [{ kind: 'buffSpent', cites: [SPENT, ...cites], object: source }];
    }
  });

/** 354.2, 401.4, 401.1.b, 702.2.b: why the object itself cannot give it, or null. */
export const refuseItself = (game: Game, { source, itself, cites }: Bill): Rejection | null => {
  if (itself.includes('exhaust') && isExhausted(game, source))
    return reject('cost.exhausted', [EXHAUSTED_AS_COST, NOT_AGAIN, ...cites], 'It is exhausted already.', { source });
  if (itself.includes('spend-this-buff') && objectOf(game, source).marks['buff'] !== true)
    return reject('cost.no-buff', [SPENT, ...cites], 'It has no buff to spend.', { source });
  return null;
};

/** The part that lacks objects, or null. */
export const refuseParts = (game: Game, bill: Bill): Rejection | null => {
  for (const part of bill.parts) {
    const available = givableFor(game, bill, part).length;
    if (available >= part.count) continue;
    const details = { source: bill.source, pay: part.pay, needed: part.count, available };
    const message = 'You do not have what this costs beside energy and power.';
    return reject('cost.not-enough', [...RULES[part.pay], ...bill.cites], message, details);
  }
  return null;
};

const RULES: { readonly [P in CostPart['pay']]: readonly Citation[] } = {
  kill: [rift('354.2')],
  return: [rift('354.2')],
  'exhaust-others': [EXHAUSTED_AS_COST, NOT_AGAIN],
  'spend-buffs': [SPENT, OF_OWN_UNITS],
  discard: [DISCARDED_AS_COST],
  recycle: [RECYCLED_AS_COST],
};
