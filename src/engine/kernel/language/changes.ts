import type { Change } from '../abilities/change.js';
import { ref, type Schema } from '../json/schema.js';
import { amount, constant, flag, listOf, oneOfTexts, optional, record, text, uses, whole } from './parts.js';
import type { LanguageTables } from './tables.js';

type ChangeOf<Kind extends Change['change']> = Extract<Change, { readonly change: Kind }>;

/** Every change but `grant`. */
export const changeSchemas = (tables: LanguageTables): readonly Schema[] => {
  const name = oneOfTexts('number', tables.numbers);
  const keyword = oneOfTexts('keyword', tables.keywords);
  const ofKind = <K extends Change['change']>(kind: K) => constant(kind);
  return [
    record<Omit<ChangeOf<'number'>, 'least'>>('Adds to a number.', {
      change: ofKind('number'),
      name,
      add: amount,
      ...(tables.leastNumbers === true && { least: optional(least) }),
    }),
    record<ChangeOf<'set'>>('Sets a number.', { change: ofKind('set'), name, to: amount }),
    record<Omit<ChangeOf<'keyword'>, 'always'>>('Gives a keyword, with its number where it has one.', {
      change: ofKind('keyword'),
      keyword,
      n: optional(amount),
      ...(tables.textRests === true && { always: optional(always) }),
    }),
    record<ChangeOf<'lose-keyword'>>('Takes a keyword away.', { change: ofKind('lose-keyword'), keyword }),
    record<ChangeOf<'tag'>>('Gives a tag.', { change: ofKind('tag'), tag: tables.tag }),
    record<ChangeOf<'lose-tag'>>('Takes a tag away.', { change: ofKind('lose-tag'), tag: tables.tag }),
    record<ChangeOf<'name'>>('Gives one more name, or `only` this one.', {
      change: ofKind('name'),
      name: text(100),
      only: optional(flag),
    }),
    ...(tables.copies !== undefined && tables.copies !== false
      ? [
          record<ChangeOf<'copy'>>(
            'What is printed on the first object of a name is printed on it, or only the numbers.',
            {
              change: ofKind('copy'),
              of: uses('objects'),
              only: optional(constant('numbers')),
            },
          ),
        ]
      : []),
    record<ChangeOf<'flag'>>('Sets what the rules ask for.', {
      change: ofKind('flag'),
      flag: oneOfTexts('flag', tables.flags),
    }),
    record<ChangeOf<'lose-text'>>(
      'Removes the printed text: keywords and abilities. Granted keywords and abilities stay.',
      {
        change: ofKind('lose-text'),
      },
    ),
    ...(tables.moreChanges ?? []).map((kind) => moreChanges(tables)[kind]),
  ];
};

const moreChanges = (tables: LanguageTables) => ({
  swap: record<ChangeOf<'swap'>>('Swaps two of its printed numbers.', {
    change: constant('swap'),
    numbers: listOf(oneOfTexts('number', tables.numbers), 2, 2),
  }),
  'lose-abilities': record<ChangeOf<'lose-abilities'>>('Takes all keywords and abilities away, also given ones.', {
    change: constant('lose-abilities'),
  }),
});

const least: Schema = {
  ...whole(0, 99),
  description: 'What is taken away leaves so much, and takes nothing from less.',
};
const always: Schema = { ...flag, description: 'Also while text of the object rests.' };

export const grantSchema: Schema = record<ChangeOf<'grant'>>(
  'Gives an ability, as if it were printed on the object; its "you" is the player of the object.',
  { change: constant('grant'), ability: { ...ref('granted'), 'x-sealed': true } },
  { 'x-closed': true },
);
