import { textFingerprint } from '../../../kernel/index.js';

/**
 * The two formats mark up the same printed text in their own ways. Everything else reads the plain text made of either:
 * a line for each ability, symbols as `{fire}`, `{2}`, `{X}`, `{dull}`, `{S}` and `{C}`, and no other markup.
 */
export const plainText = (text: string): string =>
  decoded(text)
    .replaceAll(/\[\[br\]\]|<br ?\/?>/g, '\n')
    .replaceAll(/\[\[(?:i|b|s|ex|\/)\]\]|<\/?p>|\*\*|_/g, '')
    .replaceAll(/[《{]([^《》{}]*)[》}]/g, (_whole, symbol: string) => symbolOf(symbol.normalize('NFKC')))
    .replaceAll(/(?<=\w)(?=\[(?:Job|Card Name|Category) \()|(?<=\)\])(?=\w)/g, ' ')
    .replaceAll(/\[(Job|Card Name|Category) \(([^()[\]]*)\)\]/g, '$1 $2')
    .replaceAll(/\[([^[\]]*)\]/g, '$1')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/** A text of the files with its entities decoded to letters and signs. */
export const decoded = (text: string): string =>
  text.replaceAll(/&(?:[a-z]+|#\d+);/g, (entity) => ENTITIES[entity] ?? entity);

const ENTITIES: { readonly [entity: string]: string } = {
  '&middot;': '·',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const symbolOf = (symbol: string): string =>
  symbol === 'EX' ? 'EX BURST' : `{${SYMBOLS[symbol] ?? (/^(?:\d{1,2}|S|C)$/.test(symbol) ? symbol : `?${symbol}`)}}`;

const SYMBOLS: { readonly [symbol: string]: string } = {
  ダル: 'dull',
  D: 'dull',
  火: 'fire',
  f: 'fire',
  氷: 'ice',
  i: 'ice',
  風: 'wind',
  w: 'wind',
  土: 'earth',
  e: 'earth',
  雷: 'lightning',
  l: 'lightning',
  水: 'water',
  u: 'water',
  x: 'X',
  X: 'X',
  一般: 'generic',
  M: 'generic',
  LB: 'LB',
};

/** A symbol that neither format is known to have. */
export const unknownSymbolIn = (plain: string): string | undefined => /\{\?([^}]*)\}/.exec(plain)?.[1];

/**
 * Reminders are sentences in brackets of their own, and do nothing. What is in brackets within a sentence is a rule.
 */
export const withoutReminders = (plain: string): string =>
  plain
    .replaceAll(/\([A-Z][^()]*\.\)/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** Identifies a text of a card, or its whole text, in any file. */
export const fingerprintOf = (text: string): string => textFingerprint(withoutReminders(plainText(text)));

/**
 * The abilities of a text, each with what its own card is called written `~`. A choice of actions in quotation marks
 * belongs to the line before.
 */
export const linesOf = (plain: string, name: string): readonly string[] =>
  withoutReminders(withOwnName(plain, name))
    .split('\n')
    .reduce<readonly string[]>((lines, line) => {
      const last = lines.at(-1);
      return line.startsWith('"') && last !== undefined ? [...lines.slice(0, -1), `${last} ${line}`] : [...lines, line];
    }, [])
    .filter((line) => line !== '');

/**
 * A name such as "Cid (II)" is printed with or without what is in brackets. "Card Name …" speaks of all of that name,
 * and so does a name that is all that is quoted.
 */
const withOwnName = (plain: string, name: string): string => {
  const short = name.replace(/ \([^()]*\)$/, '');
  return [name, short].reduce(
    (text, each) =>
      text.replaceAll(
        new RegExp(`(?<!Card Name |Job |Category |\\w)(?!(?<=")${escaped(each)}")${escaped(each)}(?!\\w)`, 'g'),
        '~',
      ),
    plain,
  );
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
