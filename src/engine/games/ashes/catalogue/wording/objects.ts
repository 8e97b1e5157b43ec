import type { Amount, Filter } from '../../../../kernel/index.js';

/** A phrase as what it selects: targets, all of a kind, or the card itself. */
export type Named =
  | { readonly by: 'target'; readonly from: Filter }
  | { readonly by: 'all'; readonly from: Filter }
  | { readonly by: 'self' };

/** "A target unit you control", "all units opponents control", "this unit": read whole or not at all. */
export const readObjects = (phrase: string, { n, it }: Context): Named | undefined => {
  if (/^this (?:unit|spell|card)$/.test(phrase) || (it === 'self' && phrase === 'it')) return { by: 'self' };
  if (phrase === 'your Phoenixborn') return { by: 'all', from: { is: ['phoenixborn'], of: 'you' } };
  const [, lead = '', rest = ''] = /^(a target |another target |target |all |each )(.+)$/.exec(phrase) ?? [];
  const from = lead === '' ? undefined : readKind(rest, n);
  if (from === undefined) return undefined;
  if (lead === 'all ' || lead === 'each ') return { by: 'all', from };
  return { by: 'target', from: lead === 'another target ' ? { ...from, other: true } : from };
};

/** What a phrase cannot say by itself. */
export type Context = {
  /** The number after the name of the ability (glossary.stackable.1). */
  readonly n?: number;
  /** What "it" is: without this the word may mean anything that was named before. */
  readonly it?: 'self';
};

/** The number of the ability wherever its text repeats it, since it adds up; any other number as it is. */
export const printed = (digits: string, n: number | undefined): Amount =>
  Number(digits) === n ? { bound: 'n' } : Number(digits);

const KINDS: { readonly [kind: string]: Filter } = {
  unit: { is: ['unit'] },
  ally: { is: ['ally'] },
  conjuration: { is: ['conjuration'] },
  Phoenixborn: { is: ['phoenixborn'] },
  'unit or Phoenixborn': { anyOf: ['unit', 'phoenixborn'] },
  'ready spell': { is: ['ready'], zone: 'spellboard' },
  'alteration spell': { is: ['alteration'] },
};

const PHRASE = new RegExp(
  '^(exhausted |unexhausted )?(unit or Phoenixborn|unit|ally|allie|conjuration|Phoenixborn|ready spell|alteration spell)s?' +
    '( you control| an opponent controls| opponents control)?' +
    '(?: with an? (attack|life|recover) value of (\\d{1,2}) or (less|more))?$',
);

const WHOSE: { readonly [words: string]: Filter } = {
  ' you control': { of: 'you' },
  ' an opponent controls': { of: 'opponents' },
  ' opponents control': { of: 'opponents' },
};

const readKind = (text: string, n: number | undefined): Filter | undefined => {
  const [, state, kind = '', whose = '', value, bound = '', than] = PHRASE.exec(text) ?? [];
  const known = KINDS[kind === 'allie' ? 'ally' : kind];
  if (known === undefined) return undefined;
  return {
    ...known,
    ...WHOSE[whose],
    ...(state !== undefined && { marks: { exhaustion: state === 'exhausted ' } }),
    ...(value !== undefined && { numbers: { [value]: { [than === 'less' ? 'max' : 'min']: printed(bound, n) } } }),
  };
};
