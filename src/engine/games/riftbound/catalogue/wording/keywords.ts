import { KEYWORDS, NUMBERED, type PrintedKeyword } from '../../card.js';

const NUMBER_MAX = 99;

/** A line that has nothing but keywords, if it is one. A keyword by itself may stand without brackets. */
export const keywordsIn = (line: string): readonly PrintedKeyword[] | undefined => {
  const unmarked = KEYWORDS.find((keyword) => line === keyword.charAt(0).toUpperCase() + keyword.slice(1));
  if (unmarked !== undefined) return [{ keyword: unmarked }];
  const marks = [...line.matchAll(/\[([^[\]]*)\]/g)].map(([, mark = '']) => keywordOf(mark));
  const between = line.replaceAll(/\[[^[\]]*\]/g, '').replaceAll(/[,.、和\s]/g, '');
  const keywords = marks.flatMap((keyword) => keyword ?? []);
  return between === '' && marks.length > 0 && keywords.length === marks.length ? keywords : undefined;
};

const keywordOf = (mark: string): PrintedKeyword | undefined => {
  const [, name, number] = /^([A-Za-z-]+)(?: (\d{1,2}))?$/.exec(mark) ?? [];
  const keyword = KEYWORDS.find((known) => known === name?.toLowerCase().replace('-', ''));
  if (keyword === undefined) return undefined;
  if (number === undefined) return { keyword };
  return NUMBERED.includes(keyword) && Number(number) <= NUMBER_MAX ? { keyword, n: Number(number) } : undefined;
};
