/** Real FF-TCG cards at a table where nothing costs CP: what is tested is what they do. */
import type { Json, JsonRecord } from '../../src/engine/index.js';
import { attackWith, bothPass, fftcgTable, forward, monster, summon, toAttack } from './fftcg.js';
import { breaking, draw, modify, powerIs, target } from './fftcg-abilities.js';
import type { Table } from './table.js';

/** With it on the field its player casts and uses for nothing. */
const patron = monster({
  id: 'patron',
  elements: ['wind'],
  abilities: (['cast', 'ability'] as const).map((purpose) => ({
    kind: 'cost',
    name: `free-${purpose}`,
    affects: { zone: 'any', of: 'you' },
    for: purpose,
    add: -9,
  })),
});
/** Forwards without text, in any number, and Summons that do one thing. */
const others = [
  patron,
  ...[1, 2, 3, 5, 7, 9].map((power) =>
    forward({ id: `f${power}`, power: power * 1000, cost: power, elements: ['wind'], generic: true }),
  ),
  summon({ id: 'bolt', cost: 2, targets: [target()], effect: { do: 'deal', objects: 'target', amount: 5000 } }),
  summon({ id: 'spark', cost: 1, targets: [target()], effect: { do: 'deal', objects: 'target', amount: 5000 } }),
  summon({ id: 'doom', cost: 1, targets: [target()], effect: breaking() }),
  summon({ id: 'wither', cost: 1, targets: [target()], effect: modify('target', powerIs(0)) }),
  summon({ id: 'cantrip', cost: 1, effect: draw() }),
];

export type Card = string | JsonRecord;
export type Side = { readonly [zone: string]: readonly Card[] | number };

/** The first card of an id has it as its label; both players have what lets them cast for nothing. */
export const free = (p1: Side, p2: Side = {}, position: JsonRecord = {}): Table => {
  const taken = new Set<string>();
  const labelled = (card: Card): JsonRecord => {
    if (typeof card !== 'string') return card;
    if (taken.has(card)) return { card };
    taken.add(card);
    return { card, as: card };
  };
  const sideOf = ({ field = [], ...more }: Side): JsonRecord => {
    const zones = { field: [...(typeof field === 'number' ? [] : field), { card: 'patron' }], ...more };
    const listed = Object.entries(zones).map(
      ([zone, cards]) => [zone, typeof cards === 'number' ? cards : cards.map(labelled)] as const,
    );
    return { deck: 20, ...Object.fromEntries(listed) };
  };
  return fftcgTable({ p1: sideOf(p1), p2: sideOf(p2) }, others, position);
};

export const cast = (at: Table, card: string): Table => at.answer('p1', { action: 'cast-character', card });
export const summonUp = (at: Table, card: string, seat = 'p1'): Table =>
  at.answer(seat, { action: 'cast-summon', card });
export const use = (at: Table, source: string, ability: string): Table =>
  at.answer('p1', { action: 'use-ability', source, ability });
/** Answers the open decision and lets the top of the stack resolve. */
export const choosing = (at: Table, answer: Json, seat = 'p1'): Table => bothPass(at.answer(seat, answer));

export const powerOf = (at: Table, label: string): Json | undefined => at.facts(label).numbers['power'];
export const keywordsOf = (at: Table, label: string): readonly string[] => Object.keys(at.facts(label).keywords);
/** p1 attacks with it and is not blocked; p2 has no Forward that could. */
export const strike = (at: Table, attacker: string): Table => bothPass(attackWith(toAttack(at), attacker));
/** The players only choose their actions. */
export const idle = (at: Table): Table => at.expectDecision({ p1: 'priority' });
