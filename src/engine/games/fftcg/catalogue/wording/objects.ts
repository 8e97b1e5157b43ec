import type { Filter } from '../../../../kernel/index.js';
import { ELEMENTS } from '../../card.js';

/**
 * Cards as texts speak of them: "Fire Backups", "Job Sky Pirate Forward", "Card Name Cloud", "Forward other than ~".
 * Undefined unless every word of it was read.
 */
export const readObjects = (phrase: string): Filter | undefined => {
  const [, words = phrase, other] = /^(.+?) (other than ~)$/.exec(phrase) ?? [];
  const [, element, kind, called, noun] = OBJECTS.exec(words) ?? [];
  if (element === undefined && kind === undefined && noun === undefined) return undefined;
  if (called !== undefined && SEVERAL.test(called)) return undefined;
  const type = noun?.toLowerCase();
  const is = [
    ...(element === undefined ? [] : [element.toLowerCase()]),
    ...(called === undefined || kind === 'Card Name' ? [] : [called]),
    ...(type === undefined || type === 'character' || type === 'card' ? [] : [type]),
  ];
  return {
    ...(is.length > 0 && { is }),
    ...(kind === 'Card Name' && called !== undefined && { named: called }),
    ...(other !== undefined && { other: true }),
  };
};

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const OBJECTS = new RegExp(
  `^(?:(${ELEMENTS.map(capital).join('|')})(?: |$))?(?:(Category|Job|Card Name) (.+?)(?: |$))?` +
    `(?:(Forward|Backup|Monster|Summon|Character|card)s?)?$`,
);

/** More than one thing in what should be one name. */
const SEVERAL = /\b(?:Category|Job|Card Name|or|and)\b|[,"{]/;

/** "Forward you control", "Fire Characters opponent controls other than ~": whose they are as well. */
export const readOwned = (phrase: string): Filter | undefined => {
  const [, words, whose, other = ''] = OWNED.exec(phrase) ?? [];
  if (words === undefined) return readObjects(phrase);
  const filter = readObjects(`${words}${other}`);
  return filter && { ...filter, of: whose === 'you control' ? 'you' : 'opponents' };
};

const OWNED = /^(.+?) (you control|(?:your )?opponent controls)( other than ~)?$/;
