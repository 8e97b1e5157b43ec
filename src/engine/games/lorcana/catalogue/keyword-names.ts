import type { Keyword } from '../card.js';
import { PLAIN_KEYWORDS } from '../wording/keywords.js';

const NUMBERED: { readonly [printed: string]: Keyword } = {
  Challenger: 'challenger',
  Resist: 'resist',
  Shift: 'shift',
  Singer: 'singer',
  'Sing Together': 'sing-together',
};

/** A keyword of the language, by its printed name. */
export const keywordNamed = (
  printed: string,
): { readonly keyword: Keyword; readonly numbered: boolean } | undefined => {
  const plain = Object.hasOwn(PLAIN_KEYWORDS, printed) ? PLAIN_KEYWORDS[printed] : undefined;
  if (plain !== undefined) return { keyword: plain, numbered: false };
  const numbered = Object.hasOwn(NUMBERED, printed) ? NUMBERED[printed] : undefined;
  return numbered === undefined ? undefined : { keyword: numbered, numbered: true };
};
