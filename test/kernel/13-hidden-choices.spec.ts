/**
 * KERNEL 10.13: three choices at once, in every order of answering and with a crash after each: one and the same game.
 */
import { describe, expect, it } from 'vitest';
import type { GameState, LogEntry, Rules, Seat, Viewer } from '../../src/engine/kernel/index.js';
import { choiceToy } from '../support/toys/choice-toy.js';
import { unit } from '../support/toys/toy.js';
import { decideTwice, toyTable } from '../support/toys/toy-table.js';

const SEATS = ['p1', 'p2', 'p3'] as const;
const ORDERS = SEATS.flatMap((a) =>
  SEATS.flatMap((b) => SEATS.flatMap((c) => (new Set([a, b, c]).size === 3 ? [[a, b, c] as const] : []))),
);

const open = () => {
  const hand = ['sun', 'moon'];
  return toyTable(choiceToy, [unit('sun'), unit('moon')], { p1: { hand }, p2: { hand }, p3: { hand } });
};

const pick = (rules: Rules, state: GameState, seat: Seat, card: string) => {
  const answer = (state.zones[`${seat}.hand`] ?? []).find((id) => state.objects[id]?.definition === card) ?? '';
  const result = decideTwice(rules, state, { kind: 'answer', seat, answers: [{ answer }] });
  if (result.kind === 'rejected') throw new Error(result.message);
  return result;
};
/** What remains after a process stops: the JSON. */
const crash = (state: GameState): GameState => JSON.parse(JSON.stringify(state)) as GameState;

describe('simultaneous choices', () => {
  const { rules, state: start } = open();
  const cards = { p1: 'sun', p2: 'moon', p3: 'sun' };

  const ends = ORDERS.map((order) => {
    let state = start;
    let log: readonly LogEntry[] = [];
    for (const seat of order) ({ state, log } = pick(rules, crash(state), seat, cards[seat]));
    return { hash: rules.stateHash(state), shown: log.filter(({ kind }) => kind === 'moved').map(({ seat }) => seat) };
  });

  it('lead to one state in every order, and are shown in seat order', () => {
    expect(ORDERS).toHaveLength(6);
    expect(new Set(ends.map(({ hash }) => hash)).size).toBe(1);
    expect(ends.map(({ shown }) => shown)).toEqual(ORDERS.map(() => [...SEATS]));
  });

  it('stay hidden from other players until the last is made', () => {
    const others: readonly Viewer[] = [
      { kind: 'player', seat: 'p2' },
      { kind: 'player', seat: 'p3' },
      { kind: 'spectator' },
    ];
    const [sun, moon] = ['sun', 'moon'].map((card) => pick(rules, start, 'p1', card));
    if (sun === undefined || moon === undefined) throw new Error('p1 chose both ways');
    expect(rules.stateHash(sun.state)).not.toBe(rules.stateHash(moon.state));
    for (const viewer of others) {
      expect(rules.view(sun.state, viewer)).toEqual(rules.view(moon.state, viewer));
      expect(rules.logFor(sun.log, viewer)).toEqual(rules.logFor(moon.log, viewer));
    }
  });
});
