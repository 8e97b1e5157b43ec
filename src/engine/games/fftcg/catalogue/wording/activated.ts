import type { Condition } from '../../../../kernel/index.js';
import type { NamedAbility } from '../../../../catalogue/index.js';
import { both } from './conditions.js';
import { readCosts } from './costs.js';

/** What an ability that is used costs, and when it may be; what it does is left to its player. */
export const readActivated = (text: string, given?: Condition): NamedAbility | undefined => {
  const [, before = '', rest = ''] = /^([^:"]{1,200}): (.+)$/.exec(text) ?? [];
  const limits = readLimits(rest);
  const costs = before === '' ? undefined : readCosts(before);
  if (costs === undefined || limits === undefined) return undefined;
  const condition = both(given, limits.while);
  const special = costs.some(({ pay }) => pay === 'special');
  return {
    kind: 'activated',
    name: special ? 'special' : 'use',
    costs,
    ...limits,
    ...(condition && { while: condition }),
  };
};

type Limits = {
  readonly while?: Condition;
  readonly oncePerTurn?: boolean;
  readonly from?: 'hand' | 'break';
};

/** Undefined if a restriction was not read: the engine could not enforce it. */
const readLimits = (text: string): Limits | undefined => {
  const sentences = [...text.matchAll(/\bYou can only ([^."]+)\./g)].map(([, words = '']) => words);
  const limits = sentences.flatMap((words) =>
    words.startsWith('use this ability ')
      ? words
          .slice('use this ability '.length)
          .split(/,? and |, /)
          .map(limitOf)
      : [undefined],
  );
  if (!limits.every((limit) => limit !== undefined)) return undefined;
  const condition = both(...limits.map((limit) => limit.while));
  const others = limits.reduce((all, limit) => ({ ...all, ...limit }), {});
  return { ...others, ...(condition && { while: condition }) };
};

const LIMITS: { readonly [words: string]: Limits } = {
  'once per turn': { oncePerTurn: true },
  'only once per turn': { oncePerTurn: true },
  'during your turn': { while: { turn: 'yours' } },
  'during your Main Phase': { while: { all: [{ turn: 'yours' }, { phase: ['main1', 'main2'] }] } },
  "during your opponent's turn": { while: { turn: 'opponents' } },
  'if ~ is in your hand': { from: 'hand' },
  'if ~ is in the Break Zone': { from: 'break' },
  'if ~ is in your Break Zone': { from: 'break' },
  'while ~ is attacking': { while: { object: 'self', matches: { marks: { attacking: true } } } },
  'while ~ is blocking': { while: { object: 'self', matches: { marks: { blocking: true } } } },
};

const limitOf = (words: string): Limits | undefined => (Object.hasOwn(LIMITS, words) ? LIMITS[words] : undefined);
