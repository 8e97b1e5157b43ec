/** The grammar of printed texts of Ashes. */
import { isList, isRecord, readCards, type Json, type JsonRecord } from '../../../kernel/index.js';
import { grammarOf, type Atom, type Dialect } from '../../../wording/index.js';
import { ashesLanguage } from '../language/index.js';
import { abilities } from './abilities.js';
import { amounts } from './amounts.js';
import { battles } from './battles.js';
import { compounds } from './compounds.js';
import { conditions } from './conditions.js';
import { doing } from './doing.js';
import { events } from './events.js';
import { lastingPhrases } from './lasting.js';
import { nouns } from './nouns.js';
import { objects } from './objects.js';
import { outcomes } from './outcomes.js';
import { pairs } from './pairs.js';
import { players } from './players.js';
import { searching } from './searching.js';
import { sentences } from './sentences.js';
import { several } from './several.js';

/** A conjuration by its id, between these marks in the place of its name. */
const conjured: Atom = {
  read: (tokens, at) => {
    const [open, id = '', close] = tokens.slice(at, at + 3);
    return open === '‹' && close === '›' ? [{ length: 3, value: id }] : [];
  },
  write: (value) => (typeof value === 'string' ? `‹ ${value} ›` : undefined),
};

/** The name of a conjuration of the card, between these. */
const cardName: Atom = {
  read: (tokens, at) => {
    const end = tokens.indexOf('»', at);
    return tokens[at] === '«' && end > at + 1
      ? [{ length: end + 1 - at, value: tokens.slice(at + 1, end).join(' ') }]
      : [];
  },
  write: (value) => (typeof value === 'string' ? `« ${value} »` : undefined),
};

/** A ready spell is named by the conjuration of the card that it summons. */
const SUMMON = 'Summon ';
const summon: Atom = {
  read: (tokens, at) => {
    const [name] = tokens[at] === 'Summon' ? cardName.read(tokens, at + 1) : [];
    return typeof name?.value === 'string' ? [{ length: name.length + 1, value: `${SUMMON}${name.value}` }] : [];
  },
  write: (value) =>
    typeof value === 'string' && value.startsWith(SUMMON) ? `${SUMMON}« ${value.slice(SUMMON.length)} »` : undefined,
};

/** The level of Focus: so many further copies, plus one. */
const level: Atom = {
  read: (tokens, at) => {
    const token = tokens[at] ?? '';
    return /^[12]$/.test(token) ? [{ length: 1, value: Number(token) + 1 }] : [];
  },
  write: (value) => (value === 2 || value === 3 ? String(value - 1) : undefined),
};

const SENTENCES = ['.', '. then ,', '. then'];

const grammar = grammarOf({
  phrases: {
    ...nouns,
    ...amounts,
    ...conditions,
    ...events,
    ...objects,
    ...doing,
    ...compounds,
    ...searching,
    ...pairs,
    ...players,
    ...outcomes,
    ...several,
    ...lastingPhrases,
    ...sentences,
    ...battles,
    ...abilities,
  },
  series: {
    clauses: { item: 'clause', by: ['and', ', and then', 'and then', ', then'] },
    effect: { item: 'sentence', by: SENTENCES },
    'own-effect': { first: 'own-sentence', item: 'sentence', by: SENTENCES },
    /** A text of several paragraphs. */
    paragraphs: { first: 'effect', item: 'focused', by: ['¶'] },
  },
  atoms: { conjured, level, summon, 'card-name': cardName },
});

/** Abilities that are read are named by what makes them due. */
const nameOf = (ability: JsonRecord): string => {
  const { kind, on } = ability;
  if (kind === 'static') return 'modifies';
  if (kind === 'prohibition') return 'forbids';
  const [first = null] = on !== undefined && isList(on) ? on : [on];
  const event = isRecord(first) && typeof first['event'] === 'string' ? first['event'] : '';
  const known = NAMES[event] ?? 'when';
  return ability['timing'] === 'after' ? known.replace('when', 'after') : known;
};

const NAMES: { readonly [event: string]: string } = {
  entered: 'when-entering',
  attached: 'when-entering',
  destroyed: 'when-destroyed',
  attackersDeclared: 'when-attacking',
  blockersDeclared: 'when-blocking',
  guardDeclared: 'when-guarding',
  damageDealt: 'when-damaged',
  woundsPlaced: 'when-wounded',
  roundEnding: 'at-the-end-of-the-round',
  prepareEnding: 'at-the-end-of-the-prepare-phase',
  turnBegan: 'at-the-start-of-the-turn',
  turnEnding: 'at-the-end-of-the-turn',
  drawStepEnding: 'in-the-draw-step',
};

const roles = {
  object: { destroyed: 'object', damageDealt: 'object', entered: 'object' },
  /** The player of the unit, or who has declared. */
  them: {
    destroyed: 'seat',
    attackersDeclared: 'seat',
    blockersDeclared: 'seat',
    guardDeclared: 'seat',
    passed: 'seat',
  },
  /** Whose unit or effect causes it. */
  culprit: { destroyed: 'cause', damageDealt: 'cause', woundsPlaced: 'cause' },
  attacker: { damageDealt: 'source' },
  /** What has destroyed it. */
  slayer: { destroyed: 'source' },
  /** How much damage was dealt. */
  dealt: { damageDealt: 'amount' },
  guardian: { guardDeclared: 'object' },
  /** What a card is once it has left play. */
  remains: { destroyed: 'becomes' },
  frame: { damageDealt: 'frame', targeted: 'frame', playerTargeted: 'frame' },
};

const MAIN = { pay: 'main' };
const DICE = { pay: 'magic', dice: [{ n: 1, level: 'basic' }], as: 'paid' };
const OF_X = { pay: 'x', of: { n: 1, level: 'basic' }, as: 'x' };

/** A card of nothing but this text; its X is the text's own, or else that of a cost. */
const cardOf = (script: Json, category: string): unknown => {
  if (!isRecord(script)) return null;
  const costs = JSON.stringify(script).includes('"do":"note"') ? [MAIN, DICE] : [MAIN, DICE, OF_X];
  const printed = { id: 'a', name: 'A', cost: [MAIN], abilities: [] };
  const unit = { ...printed, type: 'ally', attack: 0, life: 1, recover: 0 };
  switch (category) {
    case 'from-hand':
      return { ...unit, fromHand: { on: script['on'] ?? [], costs: script['costs'] ?? [] } };
    case 'limit':
      return { ...printed, type: 'alteration', attachTo: script['only'] };
    case 'reaction':
    case 'heard-reaction':
      return { ...printed, cost: costs, type: 'reaction', reaction: script };
    case 'whole':
    case 'lone-focus':
      return { ...unit, abilities: [{ ...script, costs, n: 1 }] };
    default:
      return { ...unit, abilities: [{ ...script, n: 1 }] };
  }
};

/** "That opponent" means the opponent that the event names. */
const speaksOfNobody = (script: Json): boolean => {
  const on = isRecord(script) ? script['on'] : undefined;
  if (on === undefined || !isList(on)) return false;
  return on.some((pattern) => {
    if (!isRecord(pattern)) return false;
    const { bind = null, where = null } = pattern;
    if (!isRecord(bind)) return false;
    const told = isRecord(where) ? where : {};
    return ['them', 'culprit'].some((role) => {
      const field = bind[role];
      return typeof field === 'string' && JSON.stringify(told[field]) !== '{"seat":"opponents"}';
    });
  });
};

export const dialect: Dialect = {
  version: 'ashes-wording/1',
  grammar,
  nameOf,
  roles,
  choices: { target: 'targeted' },
  accepts: (script, category) =>
    !speaksOfNobody(script) && readCards(ashesLanguage, [cardOf(script, category)], () => false).kind === 'cards',
};
