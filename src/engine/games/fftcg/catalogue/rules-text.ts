import {
  byHandText,
  note,
  unscriptedText,
  withNames,
  type NamedAbility,
  type RecordSource as Source,
} from '../../../catalogue/index.js';
import type { Keyword } from '../card.js';
import type { Attributes } from './attributes.js';
import { fingerprintOf, linesOf } from './card-text.js';
import { readLine, type Line } from './lines.js';
import { readSummonText } from './readings.js';

/** What is printed in a card's text box, as definitions hold it, and the fingerprint of the whole. */
export type RulesText = {
  readonly fingerprint: string;
  readonly abilities: readonly NamedAbility[];
  readonly keywords?: readonly Keyword[];
  readonly effect?: unknown;
  readonly exBurst?: { readonly ability?: string; readonly damage?: number };
  readonly [field: string]: unknown;
};

type Does = Pick<RulesText, 'abilities' | 'keywords' | 'effect' | 'exBurst'>;

/** `flag` is what the format itself says of the EX Burst; what is printed counts. */
export const rulesTextOf = (
  source: Source,
  plain: string,
  attributes: Attributes,
  flag: boolean | undefined,
): RulesText => {
  const lines = linesOf(plain, attributes.name).map((line) => readLine(line, attributes.type));
  const marked = lines.some(({ ex }) => ex !== undefined);
  if (flag !== undefined && flag !== marked) {
    const what = marked ? 'no EX Burst, and one marked in the text' : 'an EX Burst, and none marked in the text';
    note(source, 'exburst', 'ex-burst', what, marked ? 'the text counts' : 'the flag counts');
  }
  const fingerprint = fingerprintOf(plain);
  return attributes.type === 'summon'
    ? { fingerprint, ...summonText(lines, flag === true || marked) }
    : { fingerprint, ...characterText(source, lines, flag === true) };
};

/** The text of a Summon is its effect, except for what it says about its own cost. */
const summonText = (lines: readonly Line[], ex: boolean): Does => {
  const ofCosts = (line: Line): boolean => line.ability?.kind === 'cost' || Object.keys(line.fields).length > 0;
  const does = lines.filter((line) => !ofCosts(line)).map(({ text }) => text);
  const damage = lines.find((line) => line.ex !== undefined)?.ex?.damage;
  return {
    ...fieldsOf(lines),
    abilities: withNames(lines.flatMap(({ ability }) => (ability?.kind === 'cost' ? [ability] : []))),
    ...(readSummonText(does.join(' ')) ?? { effect: byHandText(fingerprintOf(does.join('\n'))) }),
    ...(ex && { exBurst: { ...(damage !== undefined && { damage }) } }),
  };
};

const characterText = (source: Source, lines: readonly Line[], flag: boolean): Does => {
  const withText = lines.filter(saysSomething);
  const abilities = withNames(withText.map(({ ability, text }) => ability ?? unscriptedText(fingerprintOf(text))));
  return {
    ...fieldsOf(lines),
    keywords: [...new Set(lines.flatMap(({ keywords = [] }) => keywords))],
    abilities,
    ...burstOf(source, withText, abilities, flag),
  };
};

/** What is neither keywords nor attributes. */
const saysSomething = ({ ability, keywords, fields }: Line): boolean =>
  ability !== undefined || (keywords === undefined && Object.keys(fields).length === 0);

const fieldsOf = (lines: readonly Line[]): object => {
  const options = lines.flatMap(({ fields }) => fields.options ?? []);
  const merged = lines.reduce((all: object, { fields }) => ({ ...all, ...fields }), {});
  return { ...merged, ...(options.length > 0 && { options }) };
};

/** The auto-ability that is marked; where only a flag marks it, the first that triggers as its card enters. */
const burstOf = (
  source: Source,
  lines: readonly Line[],
  abilities: readonly NamedAbility[],
  flag: boolean,
): Pick<RulesText, 'exBurst'> => {
  const marked = lines.findIndex(({ ex }) => ex !== undefined);
  if (marked < 0 && !flag) return {};
  const place = marked >= 0 ? marked : abilities.findIndex(({ kind }) => kind === 'triggered');
  const ability = abilities[place];
  if (ability?.kind !== 'triggered' || ability.name === undefined) {
    note(source, 'text', 'ex-burst-unread', 'the ability with the EX Burst was not read', 'it has no EX Burst');
    return {};
  }
  const damage = lines[place]?.ex?.damage;
  return { exBurst: { ability: ability.name, ...(damage !== undefined && { damage }) } };
};
