import type { Amount, Filter } from '../../../../kernel/index.js';
import { readObjects } from './objects.js';

/** "For each other Villain character you have in play": what is counted, and how much each counts. */
export const readForEach = (text: string, times: number): Amount | undefined => {
  if (/^1 damage on (?:him|her|it|them|this character)$/.test(text) && times === 1)
    return { mark: 'damage', of: 'self' };
  for (const [pattern, read] of COUNTED) {
    const [whole, phrase = ''] = pattern.exec(text) ?? [];
    const filter = whole === undefined ? undefined : read(phrase);
    if (filter !== undefined) return times === 1 ? { count: filter } : { count: filter, times };
  }
  return undefined;
};

const COUNTED: readonly (readonly [RegExp, (phrase: string) => Filter | undefined])[] = [
  [/^card in your hand$/, () => ({ zone: 'hand', of: 'you' })],
  [/^card in (?:your )?opponents' hands$/, () => ({ zone: 'hand', of: 'opponents' })],
  [/^(.+) in your discard$/, (phrase) => inDiscard(phrase)],
  [/^(.+) you have in play$/, (phrase) => one(phrase, { of: 'you' })],
  [/^(.+) you have here$/, (phrase) => one(`${phrase} here`, { of: 'you' })],
  [/^(.+) opponents have in play$/, (phrase) => one(phrase, { of: 'opponents' })],
  [/^(opposing .+) in play$/, (phrase) => one(phrase, {})],
];

/** "Item card": in a discard there are no items but cards. */
const inDiscard = (phrase: string): Filter | undefined => {
  const [, kind] = /^(?:(character|item|location|action|song) )?card$/.exec(phrase) ?? [];
  if (kind === undefined) return phrase === 'card' ? { zone: 'discard', of: 'you' } : undefined;
  return { zone: 'discard', of: 'you', is: [kind === 'song' ? 'Song' : kind] };
};

const one = (phrase: string, whose: Filter): Filter | undefined => {
  const [filter, ...others] = readObjects(phrase) ?? [];
  return filter === undefined || others.length > 0 ? undefined : { ...filter, ...whose };
};
