/**
 * What the cards do is data, and the compiler checks its shape only: that a word, an event, a field or a name is spelt as
 * the engine spells it is checked here. If a case fails, the card is misspelt, or what it says is new: then rule code
 * that gives it a meaning comes first, and its line in KNOWN last.
 */
import { describe, expect, it } from 'vitest';
import { isList, isRecord, type Json, type JsonRecord } from '../../../kernel/index.js';
import { kernelProcedures } from '../../../kernel/frames/kernel-procedures.js';
import { INKS, KEYWORDS, type LorcanaCard } from '../card.js';
import { lorcanaGame } from '../definition.js';
import { cards } from './index.js';

/** The fields of the events that cards may hear or forbid, in the log entry where it says more than the event. */
const EVENT_FIELDS: { readonly [event: string]: readonly string[] } = {
  turnBegan: ['seat', 'number'],
  turnEnding: ['seat'],
  played: ['seat', 'object', 'type', 'pay', 'onto'],
  sung: ['seat', 'object', 'song'],
  quested: ['seat', 'object'],
  challenged: ['seat', 'object', 'target'],
  damageDealt: ['object', 'amount', 'source', 'challenge'],
  banished: ['seat', 'object', 'inChallenge', 'with', 'becomes'],
};

const names = new Set(cards.flatMap(({ name, alsoNamed }) => [name, ...(alsoNamed ?? [])]));

const KNOWN: { readonly [what: string]: readonly string[] } = {
  word: [...lorcanaGame.procedures, ...kernelProcedures].map(({ name }) => name),
  event: Object.keys(lorcanaGame.atoms).filter((kind) => EVENT_FIELDS[kind] !== undefined),
  zone: lorcanaGame.zones.map(({ kind }) => kind),
  tag: ['character', 'action', 'item', 'location', ...INKS, ...cards.flatMap(({ classifications }) => classifications)],
  keyword: KEYWORDS,
  number: ['cost', 'strength', 'willpower', 'lore', 'moveCost'],
  mark: ['exerted', 'drying', 'damage', 'at', 'challenging', 'challenged'],
  flag: ['cannotQuest', 'cannotChallenge', 'cannotBeChallenged', 'canChallengeReady'],
  until: ['endOfTurn', 'endOfChallenge', 'startOfYourNextTurn', 'theirNextTurn'],
  cost: ['exert', 'ink', 'discard', 'banish-self'],
  purpose: ['play', 'ability', 'move'],
  name: [...names],
};

/** Something that a card says, and what kind of thing it is: `{ what: 'flag', said: 'cannotQuest' }`. */
type Said = { readonly what: string; readonly said: string };

/** All that a node and the nodes in it say by name. A part is told by its key and, where that is not enough, its node. */
const saidIn = (node: Json): readonly Said[] => {
  if (isList(node)) return node.flatMap(saidIn);
  if (!isRecord(node)) return [];
  const own = Object.entries(node).flatMap(([key, value]) => saidBy(node, key, value));
  return [...own, ...Object.values(node).flatMap(saidIn)];
};

const saidBy = (node: JsonRecord, key: string, value: Json): readonly Said[] => {
  const as = (what: string, said: readonly string[] = textsIn(value)) => said.map((one): Said => ({ what, said: one }));
  switch (key) {
    case 'do':
      return as(
        'word',
        textsIn(value).map((word) => `word:${word}`),
      );
    case 'event':
    case 'happened':
      return as('event');
    case 'zone':
    case 'zones':
      return as('zone');
    case 'is':
    case 'isNot':
    case 'anyOf':
      return as('tag');
    case 'keyword':
    case 'flag':
    case 'until':
    case 'number':
    case 'mark':
      return as(key);
    case 'numbers':
      return as('number', Object.keys(recordIn(value)));
    case 'marks':
      return as('mark', Object.keys(recordIn(value)));
    case 'named':
      return as('name');
    case 'pay':
      return as('cost');
    case 'for':
      return as('purpose');
    case 'name':
      return node['change'] === 'number' || node['change'] === 'set' ? as('number') : [];
    default:
      return [];
  }
};

/** What a part says where it is a text or a list of texts; it may also be an amount, a comparison or a condition. */
const textsIn = (value: Json | undefined): readonly string[] =>
  (value !== undefined && isList(value) ? value : [value]).filter((one) => typeof one === 'string');

const recordIn = (value: Json | undefined): JsonRecord => (value !== undefined && isRecord(value) ? value : {});

/** Event patterns anywhere in a node. */
const patternsIn = (node: Json): readonly JsonRecord[] => {
  if (isList(node)) return node.flatMap(patternsIn);
  if (!isRecord(node)) return [];
  return [...('event' in node ? [node] : []), ...Object.values(node).flatMap(patternsIn)];
};

/** Names that words use, less those that an event, an earlier word or the language itself has given. */
const unbound = (node: Json, given: readonly string[]): readonly string[] => {
  if (isList(node)) return node.flatMap((part) => unbound(part, given));
  if (!isRecord(node)) return [];
  const { of: parts, bind: _names, ...others } = node;
  const events = patternsIn(node['on'] ?? null).flatMap(({ bind }) => Object.keys(recordIn(bind)));
  const known = [...given, ...events, ...(node['do'] === 'each-player' ? ['player'] : [])];
  const uses = [...USING, ...(node['do'] === 'if-named' ? ['name'] : [])].flatMap((key) => textsIn(node[key]));
  const inParts =
    node['do'] === 'sequence' && parts !== undefined && isList(parts)
      ? parts.flatMap((part, index) => unbound(part, [...known, ...parts.slice(0, index).flatMap(givenBy)]))
      : [];
  const inOthers = Object.values(others).flatMap((part) => unbound(part, known));
  return [...uses.filter((name) => !known.includes(name)), ...inParts, ...inOthers];
};

/** Parts of words, conditions and filters that use a name. */
const USING = ['objects', 'object', 'card', 'from', 'to', 'who', 'bound', 'notBound'];

const givenBy = (word: Json): readonly string[] => textsIn(recordIn(word)['as']);

const scripts = (card: LorcanaCard): Json => [
  ...card.abilities,
  ...(card.type === 'action' && card.effect ? [card.effect] : []),
];

describe('what the cards do', () => {
  it('is scripted wherever a card says more than keywords, names and how many may be in a deck', () => {
    const silent = cards.filter(
      (card) => card.text !== undefined && JSON.stringify(scripts(card)) === '[]' && !card.copiesMax && !card.alsoNamed,
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('is told in our own words wherever it is scripted', () => {
    const untold = cards.filter((card) => card.text === undefined && JSON.stringify(scripts(card)) !== '[]');
    expect(untold.map(({ id }) => id)).toEqual([]);
  });

  it.each(Object.keys(KNOWN))('names only a known %s', (what) => {
    const said = cards.flatMap((card) => saidIn(scripts(card)).filter((one) => one.what === what));
    expect(said.map((one) => one.said).filter((one) => !KNOWN[what]?.includes(one))).toEqual([]);
  });

  it('reads only fields that the event has', () => {
    const unknown = cards.flatMap((card) =>
      patternsIn(scripts(card)).flatMap(({ event, where, bind }) => {
        const fields = [...Object.keys(recordIn(where)), ...Object.values(recordIn(bind)).flatMap(textsIn)];
        const known = textsIn(event).flatMap((kind) => EVENT_FIELDS[kind] ?? []);
        return fields.filter((field) => !known.includes(field));
      }),
    );
    expect(unknown).toEqual([]);
  });

  it.each(cards.map((card) => [card.id, card] as const))('uses only names that were given before (%s)', (_id, card) => {
    expect(unbound(scripts(card), ['self'])).toEqual([]);
  });

  it('gives each ability of a card a name of its own', () => {
    for (const { id, abilities } of cards) {
      const own = abilities.map(({ name }) => name);
      expect([id, new Set(own).size]).toEqual([id, own.length]);
      for (const name of own) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });
});
