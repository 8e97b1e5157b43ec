import type { Condition, Filter } from '../../../../kernel/index.js';
import type { NamedAbility } from '../../../../catalogue/index.js';
import { plainText } from '../card-text.js';
import { readChanges } from './changes.js';
import { readCondition } from './conditions.js';
import { readObjects, SELF } from './objects.js';
import { readPrice } from './prices.js';

/**
 * Texts that apply all the time and say only what the language has a word for: when, about whom, and what changes.
 * Anything else in the text, and it is left to the players.
 */
export const readStatic = (text: string): NamedAbility | undefined => {
  const sentence = /^(.{1,300}?)\.?$/.exec(plainText(text))?.[1];
  if (sentence === undefined || SEVERAL.test(sentence)) return undefined;
  const prefixed = readPrefix(sentence);
  const unless = prefixed && readUnless(prefixed.rest);
  const ability = unless && (readPrice(unless.rest) ?? readEntering(unless.rest) ?? readModification(unless.rest));
  // Brackets around anything but the reminder of a keyword could hold an exception.
  if (ability === undefined || (text.includes('(') && !JSON.stringify(ability).includes('"keyword"'))) return undefined;
  const conditions = [prefixed?.holds, unless?.holds].flatMap((holds) => (holds === undefined ? [] : [holds]));
  const [first, ...more] = conditions;
  const whole = first === undefined ? ability : { ...ability, while: more.length === 0 ? first : { all: conditions } };
  return comesTooEarly(whole) ? undefined : whole;
};

/** A second sentence, or an ability in quotation marks that something gains. */
const SEVERAL = /"|(?<!\b(?:Mr|Mrs|Dr))\. /;

/**
 * Keywords are settled before numbers are (the game's layers): what gives one by strength would see the printed
 * strength.
 */
const comesTooEarly = ({ changes, ...asked }: NamedAbility): boolean =>
  /"change":"(?:keyword|flag)"/.test(JSON.stringify(changes ?? [])) &&
  /"(?:strength|willpower|lore)"/.test(JSON.stringify(asked));

/** A condition, and what is left of the sentence; undefined where there is a condition that was not understood. */
type Conditional = { readonly holds?: Condition; readonly rest: string };

const readPrefix = (sentence: string): Conditional | undefined => {
  const [, turn, own] = /^(During your turn|During opponents' turns), (.+)$/.exec(sentence) ?? [];
  if (own !== undefined) return { holds: { turn: turn === 'During your turn' ? 'yours' : 'opponents' }, rest: own };
  const [, text, rest] = /^(?:While|If) ([^,]+), (.+)$/.exec(sentence) ?? [];
  if (text === undefined || rest === undefined) return { rest: sentence };
  const holds = text === 'being challenged' ? challenged(rest) : readCondition(text);
  return holds && { holds, rest };
};

/** A condition on the subject that follows, which must be the card itself; others are not read. */
const challenged = (rest: string): Condition | undefined =>
  rest.startsWith('this character ') ? { object: 'self', matches: { marks: { challenged: true } } } : undefined;

const readUnless = (text: string): Conditional | undefined => {
  const [, rest, condition] = /^(.+) unless (.+)$/.exec(text) ?? [];
  if (rest === undefined || condition === undefined) return { rest: text };
  const holds = readCondition(condition);
  return holds && { holds: { not: holds }, rest };
};

/** Its being played is replaced, wherever it is played from. */
const readEntering = (text: string): NamedAbility | undefined =>
  /^this (?:character|item|location) enters play exerted$/i.test(text)
    ? {
        kind: 'replacement',
        name: 'enters-exerted',
        zones: ['hand', 'discard', 'deck', 'inkwell'],
        on: { event: 'played', where: { object: { object: { zone: 'any', self: true } } } },
        instead: { with: 'fields', fields: { exerted: true } },
      }
    : undefined;

const MORE_INK = 'you may put an additional card from your hand into your inkwell facedown';

const readModification = (text: string): NamedAbility | undefined => {
  if (text === MORE_INK) {
    return { kind: 'static', name: 'more-ink', changes: [{ change: 'number', name: 'inkActions', add: 1 }] };
  }
  const here = text.endsWith(' while here');
  const there = here ? text.slice(0, -' while here'.length) : text;
  const [, subject = '', predicate = ''] = /^(.+?) ((?:gets?|gains?|has|have|can't|can) .+)$/.exec(there) ?? [];
  const changes = readChanges(predicate);
  const whom = readAffected(subject, here);
  return changes && whom && { kind: 'static', name: 'modifies', ...whom, changes };
};

const readAffected = (subject: string, here: boolean): { readonly affects?: Filter } | undefined => {
  const phrase = subject.charAt(0).toLowerCase() + subject.slice(1);
  if (SELF.test(phrase)) return here ? undefined : {};
  const [filter, ...others] = readObjects(phrase) ?? readObjects(subject) ?? [];
  if (filter === undefined || others.length > 0) return undefined;
  return { affects: { ...filter, ...(here && { markIsSource: 'at' }) } };
};
