import type { Change } from '../../../../kernel/index.js';
import { readForEach } from './amounts.js';
import { keywordNamed } from './keyword-names.js';

/** "Gains Resist +1 and gets +1 ◊ for each item you have in play", read whole or not at all. */
export const readChanges = (text: string): readonly Change[] | undefined => {
  const [, predicates = text, each] = /^(.+) for each (.+)$/.exec(text) ?? [];
  const changes: Change[] = [];
  let verb = '';
  for (const part of predicates.split(' and ')) {
    const [, own, rest = part] = /^(gets?|gains?|has|have|can't|can) (.+)$/.exec(part) ?? [];
    verb = own ?? verb;
    const read = VERBS[verb]?.(rest);
    if (read === undefined) return undefined;
    changes.push(...read);
  }
  return each === undefined ? changes : timesEach(changes, each);
};

type Predicate = (text: string) => readonly Change[] | undefined;

const NUMBERS: { readonly [symbol: string]: string } = { '¤': 'strength', '◊': 'lore', '⛉': 'willpower' };

const gets: Predicate = (text) => {
  const [, sign, n, symbol = ''] = /^([+-])(\d{1,2}) (¤|◊|⛉)$/.exec(text) ?? [];
  const name = NUMBERS[symbol];
  return name === undefined ? undefined : [{ change: 'number', name, add: sign === '-' ? -Number(n) : Number(n) }];
};

const gains: Predicate = (text) => {
  const [, printed = '', n] = /^(\D+?)(?: \+?(\d{1,2}))?$/.exec(text) ?? [];
  const known = keywordNamed(printed);
  if (known === undefined || known.numbered !== (n !== undefined) || known.keyword === 'shift') return undefined;
  return [{ change: 'keyword', keyword: known.keyword, ...(n !== undefined && { n: Number(n) }) }];
};

const FLAGS: { readonly [words: string]: string } = {
  quest: 'cannotQuest',
  challenge: 'cannotChallenge',
  'be challenged': 'cannotBeChallenged',
};

const cannot: Predicate = (text) => {
  const flags = text.split(' or ').map((words) => FLAGS[words]);
  return flags.includes(undefined)
    ? undefined
    : flags.flatMap((flag) => (flag === undefined ? [] : [{ change: 'flag', flag }]));
};

const can: Predicate = (text) =>
  text === 'challenge ready characters' ? [{ change: 'flag', flag: 'canChallengeReady' }] : undefined;

const VERBS: { readonly [verb: string]: Predicate } = {
  get: gets,
  gets,
  gain: gains,
  gains,
  has: gains,
  have: gains,
  "can't": cannot,
  can,
};

/** A keyword times nothing is one that the card does not have; only numbers can be counted out. */
const timesEach = (changes: readonly Change[], each: string): readonly Change[] | undefined => {
  const counted = changes.map((change): Change | undefined => {
    const times = change.change === 'number' && typeof change.add === 'number' ? change.add : undefined;
    const add = times === undefined ? undefined : readForEach(each, times);
    return add === undefined || change.change !== 'number' ? undefined : { ...change, add };
  });
  return counted.includes(undefined) ? undefined : counted.filter((change) => change !== undefined);
};
