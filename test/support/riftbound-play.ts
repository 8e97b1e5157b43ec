/** Short ways to play Riftbound at a table. */
import type { Table } from './table.js';

export const PASS = { action: 'pass' };

export const play = (at: Table, card: string, seat = 'p1'): Table => at.answer(seat, { action: 'play', card });
export const activate = (at: Table, source: string, ability: string, seat = 'p1'): Table =>
  at.answer(seat, { action: 'activate', source, ability });
export const endTurn = (at: Table, seat = 'p1'): Table => at.answer(seat, { action: 'end-turn' });

/** Everybody passes priority once: the newest item resolves. */
export const allPass = (at: Table): Table => {
  for (let passes = at.state.seats.length; passes > 0; passes--) {
    const [open] = at.state.pending;
    if (open?.kind !== 'priority') throw new Error(`A pass finds ${open?.kind ?? 'no decision'}.`);
    at.answer(open.seat, PASS);
  }
  return at;
};

/** Everybody passes until the chain is empty, or something else is asked. */
export const emptyChain = (at: Table): Table => {
  for (let passes = 0; passes < 60; passes++) {
    const [open] = at.state.pending;
    if (open?.kind !== 'priority') return at;
    at.answer(open.seat, PASS);
  }
  throw new Error('the chain does not come to its end');
};

/** What is on the chain by the card that it comes from, the oldest first. */
export const chainOf = (at: Table): readonly string[] =>
  (at.state.zones['chain'] ?? []).map((id) => at.state.objects[id]?.definition ?? '');

export const askedBy = (at: Table): readonly string[] =>
  at.state.pending.flatMap(({ cites }) => cites.map(({ rule }) => rule));

/** The kinds of what the last command led to. */
export const kindsOf = (at: Table): readonly string[] =>
  at.log.map(({ kind }) => kind).filter((kind) => kind !== 'answered');

export const sizeOf = (at: Table, seat: string, zone: string): number => at.cards(seat, zone).length;
