import { expect, it } from 'vitest';
import { cast } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const given = () =>
  cast(
    { do: 'choose-player', of: 'all', effect: { do: 'give-first-token', player: 'player' } },
    { p1: { hand: [{ card: 'trick', as: 'trick' }] }, p2: {}, p3: {} },
  );
const first = (table: Table) => ['p1', 'p2', 'p3'].filter((seat) => table.state.players[seat]?.['first'] === 1);

rule('Ashes endround.2', () => {
  it('a text gives the token to a player, whoever had it, and no turn begins with that', () => {
    const table = given().answer('p1', 'p3');
    table.expectHappened('tokenGiven', { seat: 'p3', cites: 'endround.2' }).expectDecision({ p1: 'turnAction' });
    expect(first(table)).toEqual(['p3']);
  });
  it('at the end of the round the token passes on from that player', () => {
    const table = given().answer('p1', 'p3').answer('p1', { action: 'end' });
    for (const seat of ['p2', 'p3', 'p1']) table.answer(seat, { action: 'pass' }).answer(seat, { action: 'end' });
    expect(first(table)).toEqual(['p1']);
  });
  it('a player can keep the token', () => {
    expect(first(given().answer('p1', 'p1'))).toEqual(['p1']);
  });
});
