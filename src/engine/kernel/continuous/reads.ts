import type { StaticAbility } from '../abilities/ability.js';
import type { Amount } from '../abilities/amount.js';
import type { Change } from '../abilities/change.js';
import type { Comparison } from '../abilities/comparison.js';
import type { Condition } from '../abilities/condition.js';
import type { Filter, FilterPart } from '../abilities/filter.js';
import type { Game } from '../game/draft.js';
import { counterMark } from '../state/counter-mark.js';

/**
 * What a change of a static ability reads, beside which objects are where in play: derived values, as `writtenBy` names
 * them, and the parts of the state that `touch` names. Everything that a filter, an amount or a condition can read is
 * listed here: the first decide which changes wait for each other, the second when a board is stale.
 */
export const readsOf = ({ rules }: Game, ability: StaticAbility, change: Change): ReadonlySet<string> => {
  const ofAbility = known.get(ability) ?? new Map<Change, ReadonlySet<string>>();
  const before = ofAbility.get(change);
  if (before !== undefined) return before;
  const reads = new Set<string>();
  if (ability.affects !== undefined) readFilter(reads, ability.affects);
  if (ability.while !== undefined) readCondition(reads, ability.while);
  if ('add' in change) readAmount(reads, change.add);
  if ('to' in change) readAmount(reads, change.to);
  if ('n' in change && change.n !== undefined) readAmount(reads, change.n);
  for (const [name, number] of Object.entries(rules.game.playerNumbers ?? {}))
    if (reads.has(playerNumber(name))) for (const read of number.reads) reads.add(read);
  known.set(ability, ofAbility.set(change, reads));
  return reads;
};

/** Definitions never change; but several may share parts, and a change is read in the context of its ability. */
const known = new WeakMap<StaticAbility, Map<Change, ReadonlySet<string>>>();

/** A number of players may follow from derived values, which the game declares. */
const playerNumber = (name: string): string => `player:${name}`;

const readFilter = (reads: Set<string>, filter: Filter): void => {
  if (filter.zone !== undefined) reads.add('zones');
  readPart(reads, filter);
};

const readPart = (reads: Set<string>, filter: FilterPart): void => {
  if (filter.ownerLacks !== undefined) reads.add('zones');
  if (filter.besides !== undefined) readFilter(reads, filter.besides);
  if (filter.chooses !== undefined) readFilter(reads, filter.chooses);
  for (const part of filter.either ?? []) readPart(reads, part);
  if (filter.not !== undefined) readPart(reads, filter.not);
  for (const tag of filter.shares?.of ?? []) reads.add(`tag:${tag}`);
  const { is = [], anyOf = [], severalOf = [], isNot = [] } = filter;
  for (const tag of [...is, ...anyOf, ...severalOf, ...isNot]) reads.add(`tag:${tag}`);
  const { named, notNamed, sameNameAs } = filter;
  if ([named, notNamed, sameNameAs].some((name) => name !== undefined)) reads.add('names');
  if (filter.keyword !== undefined) reads.add('keywords');
  for (const [name, comparison] of [...Object.entries(filter.numbers ?? {}), ...Object.entries(filter.printed ?? {})]) {
    reads.add(`number:${name}`);
    readComparison(reads, comparison);
  }
  for (const [mark, wanted] of Object.entries(filter.marks ?? {})) {
    reads.add(`mark:${mark}`);
    if (typeof wanted !== 'boolean') readComparison(reads, wanted);
  }
  for (const [name, comparison] of Object.entries(filter.counters ?? {})) {
    reads.add(`mark:${counterMark(name)}`);
    readComparison(reads, comparison);
  }
  if (filter.namedBy?.matching !== undefined) readFilter(reads, filter.namedBy.matching);
  const { markIsSource, sourceMark, sharedMark, markNames, namedBy, sameMark } = filter;
  for (const mark of [markIsSource, sourceMark, sharedMark, markNames?.mark, namedBy?.mark, sameMark?.mark]) {
    if (mark !== undefined) reads.add(`mark:${mark}`);
  }
};

const readComparison = (reads: Set<string>, comparison: Comparison): void => {
  for (const bound of Object.values(comparison)) readAmount(reads, bound);
};

const readAmount = (reads: Set<string>, amount: Amount): void => {
  if (typeof amount === 'number') return;
  if ('count' in amount) readFilter(reads, amount.count);
  if ('happened' in amount) reads.add('history').add('turn');
  if ('plus' in amount) for (const part of amount.plus) readAmount(reads, part);
  if ('product' in amount) for (const part of amount.product) readAmount(reads, part);
  if ('total' in amount) readFilter(reads.add(`mark:${amount.total}`), amount.on);
  if ('sum' in amount) readFilter(reads.add(`number:${amount.sum}`), amount.among);
  if ('highest' in amount) readFilter(reads.add(`number:${amount.highest}`), amount.among);
  if ('divided' in amount) readAmount(reads, amount.divided);
  if ('when' in amount) {
    readCondition(reads, amount.when);
    for (const part of [amount.amount, amount.otherwise ?? 0]) readAmount(reads, part);
  }
  if ('number' in amount) reads.add(`number:${amount.number}`);
  if ('printed' in amount) reads.add(`number:${amount.printed}`);
  if ('keyword' in amount) reads.add('keywords');
  if ('mark' in amount) reads.add(`mark:${amount.mark}`);
  if ('counter' in amount) reads.add(`mark:${counterMark(amount.counter)}`);
  if ('player' in amount) reads.add('players').add(playerNumber(amount.player));
};

const readCondition = (reads: Set<string>, condition: Condition): void => {
  if ('is' in condition) readComparison(reads, condition.is);
  if ('count' in condition) readFilter(reads, condition.count);
  else if ('matches' in condition) readFilter(reads, condition.matches);
  else if ('more' in condition) for (const part of [condition.more, condition.than]) readAmount(reads, part);
  else if ('turn' in condition || 'phase' in condition) reads.add('turn');
  else if ('happened' in condition) reads.add('history').add('turn');
  else if ('anyPlayer' in condition) readCondition(reads.add('players'), condition.holds);
  else if ('not' in condition) readCondition(reads, condition.not);
  else if ('all' in condition) for (const part of condition.all) readCondition(reads, part);
  else for (const part of condition.any) readCondition(reads, part);
};
