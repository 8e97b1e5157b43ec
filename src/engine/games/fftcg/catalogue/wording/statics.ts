import type { Condition, Filter } from '../../../../kernel/index.js';
import type { NamedAbility } from '../../../../catalogue/index.js';
import { ELEMENTS, KEYWORDS, type Keyword } from '../../card.js';
import { both, readCondition } from './conditions.js';
import { readObjects, readOwned } from './objects.js';

/**
 * A field ability as an ability of the language, where that has words for every part of it; `given` is what holds
 * before it, such as "Damage 3".
 */
export const readStatic = (text: string, given?: Condition): NamedAbility | undefined => {
  const flags = readFlags(text);
  if (flags !== undefined) return { ...flags, ...(given && { while: given }) };
  const [, opening, rest = text] = /^(During your(?: opponent's)? turn|If [^,]+), (.+)$/.exec(text) ?? [];
  const holds = opening === undefined ? undefined : readOpening(opening);
  if (opening !== undefined && holds === undefined) return undefined;
  const condition = both(given, holds);
  const ability =
    readCost(rest) ??
    readEntering(rest) ??
    readFlags(rest) ??
    readBecoming(rest) ??
    readForEach(rest) ??
    readGains(rest);
  return ability && { ...ability, ...(condition && { while: condition }) };
};

const readOpening = (text: string): Condition | undefined => {
  if (text === 'During your turn') return { turn: 'yours' };
  if (text === "During your opponent's turn") return { turn: 'opponents' };
  return readCondition(text.slice('If '.length));
};

const readCost = (text: string): NamedAbility | undefined => {
  const [, n] = /^the cost required to (?:cast ~|play ~ onto the field) is reduced by (\d+)\.$/i.exec(text) ?? [];
  return n === undefined ? undefined : { kind: 'cost', name: 'own-cost', for: 'cast', add: -Number(n) };
};

/** "For each Monster you control, ~ gains +2000 power." */
const readForEach = (text: string): NamedAbility | undefined => {
  const [, what = '', gained = ''] = /^For each ([^,]+), ~ gains (.+)\.$/.exec(text) ?? [];
  const power = powerIn(gained);
  const count = /^point of damage you have received$/.test(what) ? DAMAGE : ownedIn(what);
  if (power === undefined || count === undefined) return undefined;
  return {
    kind: 'static',
    name: 'gains-for-each',
    changes: [{ change: 'number', name: 'power', add: { count, times: power } }],
  };
};

const DAMAGE: Filter = { zone: 'damage', of: 'you' };

const ownedIn = (phrase: string): Filter | undefined => {
  const filter = readOwned(phrase);
  return filter?.of === undefined ? undefined : filter;
};

const readEntering = (text: string): NamedAbility | undefined =>
  text === '~ enters the field dull.'
    ? {
        kind: 'replacement',
        name: 'enters-dull',
        zones: ['hand', 'break', 'deck', 'removed', 'lb'],
        on: { event: 'entered', where: { object: { object: { self: true, zone: 'any' } } } },
        instead: { with: 'fields', fields: { dull: true } },
      }
    : undefined;

const FLAGS: { readonly [words: string]: readonly string[] } = {
  'If ~ is on the field, ~ can produce CP of any Element.': ELEMENTS.map((element) => `gives-${element}`),
  '~ cannot attack.': ['cannotAttack'],
  '~ cannot block.': ['cannotBlock'],
  '~ cannot attack or block.': ['cannotAttack', 'cannotBlock'],
  '~ cannot be blocked.': ['cannotBeBlocked'],
  '~ must attack once per turn if possible.': ['mustAttack'],
  '~ must block if possible.': ['mustBlock'],
  "~ cannot be chosen by your opponent's Summons.": ['cannotBeChosenByOpponentsSummons'],
  "~ cannot be chosen by your opponent's abilities.": ['cannotBeChosenByOpponentsAbilities'],
  "~ cannot be chosen by your opponent's Summons or abilities.": ['cannotBeChosenByOpponents'],
};

const readFlags = (text: string): NamedAbility | undefined => {
  const flags = Object.hasOwn(FLAGS, text) ? FLAGS[text] : undefined;
  return flags && { kind: 'static', name: 'rules', changes: flags.map((flag) => ({ change: 'flag', flag })) };
};

/** A Monster that is a Forward for some time. */
const readBecoming = (text: string): NamedAbility | undefined => {
  const [, power] = /^~ also becomes a Forward with (\d{4,5}) power\.$/.exec(text) ?? [];
  return power === undefined
    ? undefined
    : {
        kind: 'static',
        name: 'becomes-a-forward',
        changes: [
          { change: 'tag', tag: 'forward' },
          { change: 'set', name: 'power', to: Number(power) },
        ],
      };
};

const readGains = (text: string): NamedAbility | undefined => {
  const [, subject = '', what = ''] = /^(~|The .+? you control) gains? (.+)\.$/i.exec(text) ?? [];
  const affects = subject === '~' ? {} : readSubject(subject);
  const changes = what.split(/, (?:and )?| and /).map(readChange);
  if (affects === undefined || !changes.every((change) => change !== undefined)) return undefined;
  return { kind: 'static', name: 'gains', ...affects, changes };
};

/** "The Fire Forwards other than ~ you control". */
const readSubject = (text: string): object | undefined => {
  const filter = readObjects(text.slice('The '.length, -' you control'.length));
  return filter && { affects: { ...filter, of: 'you' } };
};

const readChange = (text: string): object | undefined => {
  const power = powerIn(text);
  if (power !== undefined) return { change: 'number', name: 'power', add: power };
  const keyword = keywordNamed(text);
  return keyword && { change: 'keyword', keyword };
};

const powerIn = (text: string): number | undefined => {
  const [, sign, n] = /^([+-])(\d{3,5}) power$/.exec(text) ?? [];
  if (n === undefined) return undefined;
  return sign === '-' ? -Number(n) : Number(n);
};

const keywordNamed = (text: string): Keyword | undefined =>
  KEYWORDS.find((keyword) => keyword === text.toLowerCase().replaceAll(' ', '-'));

/** A line of nothing but keywords; undefined where there is anything else on it. */
export const readKeywords = (text: string): readonly Keyword[] | undefined => {
  const words = [...text.matchAll(/(Haste|Brave|First Strike|Back Attack)(?:,? |$)/g)];
  return words.length > 0 && words.map(([whole]) => whole).join('') === text
    ? words.flatMap(([, word = '']) => keywordNamed(word) ?? [])
    : undefined;
};
