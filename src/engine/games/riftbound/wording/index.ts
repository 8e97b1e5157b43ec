/** The grammar of printed Riftbound texts in English. */
import { isList, isRecord, readCards, type JsonRecord } from '../../../kernel/index.js';
import { grammarOf, type Atom, type Dialect } from '../../../wording/index.js';
import type { CardType } from '../card.js';
import { DOMAINS } from '../card.js';
import { EQUIP } from '../rules/716-keywords/keyword.equip.js';
import { riftboundLanguage } from '../language/index.js';
import { abilities } from './abilities.js';
import { amounts } from './amounts.js';
import { changes } from './changes.js';
import { partsOfFound } from './found.js';
import { conditions } from './conditions.js';
import { costs } from './costs.js';
import { effects } from './effects.js';
import { partsOfExchanges } from './exchanges.js';
import { events } from './events.js';
import { PAID, type Fields } from './means.js';
import { moves } from './moves.js';
import { cardNouns, nounsOf } from './nouns.js';
import { objects } from './objects.js';
import { isPlaceMisused } from './places.js';
import { plays } from './plays.js';
import { prices } from './prices.js';
import { sentences } from './sentences.js';
import { partsOfSeveral } from './several.js';
import { tags } from './tags.js';
import { partsOfTheirs } from './theirs.js';
import { tokens } from './tokens.js';
import { triggered } from './triggered.js';
import { spellsOnChain } from './chain.js';
import { unseen } from './unseen.js';
import { whom } from './whom.js';

const POWERS: readonly string[] = [...DOMAINS, 'any'];
const POWER_MAX = 9;

/** The same symbol of power several times is one cost. */
const power: Atom = {
  read: (tokens_, at) => {
    const of = tokens_[at + 1] ?? '';
    if (tokens_[at] !== '{' || !POWERS.includes(of)) return [];
    const isSame = (n: number): boolean => symbolOf(of).every((token, index) => tokens_[at + 3 * n + index] === token);
    const n = Array.from({ length: POWER_MAX }, (_, index) => index).findIndex((index) => !isSame(index));
    return n < 1 ? [] : [{ length: 3 * n, value: { pay: 'power', n, of } }];
  },
  write: (value) => {
    if (!isRecord(value) || value['pay'] !== 'power') return undefined;
    const { n, of } = value;
    if (typeof n !== 'number' || typeof of !== 'string' || !POWERS.includes(of) || n > POWER_MAX) return undefined;
    return Array.from({ length: n }, () => symbolOf(of).join(' ')).join(' ');
  },
};
const symbolOf = (of: string): readonly string[] => ['{', of, '}'];

/** What is taken away, as a number above 0. */
const minus: Atom = {
  read: (tokens_, at) => {
    const token = tokens_[at] ?? '';
    return /^-[1-9]\d?$/.test(token) ? [{ length: 1, value: -Number(token) }] : [];
  },
  write: (value) => (typeof value === 'number' && value > 0 ? String(-value) : undefined),
};

/** "Level 3" asks for more experience than 2. */
const level: Atom = {
  read: (tokens_, at) => {
    const token = tokens_[at] ?? '';
    return /^[1-9]\d?$/.test(token) ? [{ length: 1, value: Number(token) - 1 }] : [];
  },
  write: (value) => (typeof value === 'number' ? String(value + 1) : undefined),
};

const grammarFor = (here: Fields) =>
  grammarOf({
    phrases: {
      ...nounsOf(here),
      ...cardNouns,
      ...amounts,
      ...conditions,
      ...changes,
      ...costs,
      ...events,
      ...objects,
      ...effects,
      ...whom,
      ...moves,
      ...plays,
      ...tags,
      ...tokens,
      ...triggered,
      ...unseen,
      ...spellsOnChain,
      ...sentences,
      ...prices,
      ...partsOfSeveral,
      ...partsOfTheirs,
      ...partsOfFound,
      ...partsOfExchanges,
      ...abilities,
    },
    series: {
      clauses: { item: 'clause', by: [', then', 'and', 'then'] },
      'their-clauses': { item: 'their-clause', by: [', then'] },
      effect: { item: 'sentence', by: ['.', '. then ,', '. then'] },
      after: { first: 'opening', item: 'sentence', by: ['.', '. then ,', '. then'] },
    },
    atoms: { power, level, minus },
  });

/** Abilities that are read are named by what makes them due. */
const nameOf = (ability: JsonRecord): string => {
  const { kind, on, looksBack } = ability;
  if (kind === 'triggered') {
    const [first = null] = on !== undefined && isList(on) ? on : [];
    const event = isRecord(first) && typeof first['event'] === 'string' ? first['event'] : '';
    return looksBack === true && event !== 'moved' ? 'deathknell' : (NAMES[event] ?? 'when');
  }
  if (kind === 'activated') return isEquip(ability) ? EQUIP : 'use';
  if (kind === 'cost') return 'price';
  if (kind === 'replacement') return /[eE]ntered"/.test(JSON.stringify(on ?? null)) ? 'enters' : 'instead';
  return kind === 'spell' ? 'spell' : 'modifies';
};

/** keyword.equip: by this name other texts find it. */
const isEquip = ({ effect = null }: JsonRecord): boolean =>
  isRecord(effect) && effect['do'] === 'attach' && effect['objects'] === 'self';

const NAMES: { readonly [event: string]: string } = {
  played: 'when-played',
  cardOrTokenPlayed: 'when-played',
  sideTaken: 'in-combat',
  scored: 'when-scored',
  moved: 'when-moved',
  killed: 'when-killed',
  phaseBegan: 'in-phase',
};

/** Fields of events that are places: no pronoun means them, and no unit is another than they are. */
const PLACES = {
  moved: ['to', 'origin'],
  scored: ['object'],
  combatBegan: ['object'],
  combatEnded: ['object'],
};

/** "One other unit" is another than what the spell has chosen before, and not another than the spell. */
const isOtherThanTheSpell = ({ targets = [] }: JsonRecord): boolean =>
  isList(targets) &&
  targets.slice(1).some((target) => {
    const from = isRecord(target) ? (target['from'] ?? null) : null;
    return isRecord(from) && from['other'] === true;
  });

/** A card of nothing but this text. */
const cardOf = (script: JsonRecord, category: string): unknown => {
  const printed = { id: 'a', name: 'A', domains: [], energy: 1, abilities: [] };
  if (category === 'additional-cost' || category === 'repeat') {
    const { kind: _kind, name: _name, ...cost } = script;
    return { ...printed, type: 'gear', additionalCosts: [cost] };
  }
  if (category === 'place')
    return {
      ...printed,
      type: 'unit',
      might: 1,
      places: [script['to'] ?? null],
      ...(script['only'] === true && { onlyPlaces: true }),
    };
  if (category !== 'spell') return { ...printed, type: 'gear', abilities: [script] };
  const { kind: _kind, name: _name, ...does } = script;
  // Whether the card has such a cost is asked when all its lines are known.
  const asked = { as: PAID, costs: [{ pay: 'energy', n: 1 }], optional: true };
  return { ...printed, type: 'spell', additionalCosts: [asked], ...does };
};

/** Raised when any text is read otherwise than before. */
export const GRAMMAR = 'riftbound-wording/10';

const dialectFor = (here: Fields): Dialect => ({
  version: GRAMMAR,
  grammar: grammarFor(here),
  nameOf,
  roles: {},
  places: PLACES,
  callsItselfByName: true,
  choices: { announced: 'target' },
  accepts: (script, category) =>
    isRecord(script) &&
    !isPlaceMisused(script) &&
    !(category === 'spell' && isOtherThanTheSpell(script)) &&
    readCards(riftboundLanguage, [cardOf(script, category)], () => false).kind === 'cards',
});

/** "Here": of a battlefield the battlefield itself, of anything else where it is. */
const OF_BATTLEFIELDS = dialectFor({ markIsSource: 'at' });
const OF_OTHERS = dialectFor({ sharedMark: 'at' });

export const dialectOf = (type: CardType): Dialect => (type === 'battlefield' ? OF_BATTLEFIELDS : OF_OTHERS);
