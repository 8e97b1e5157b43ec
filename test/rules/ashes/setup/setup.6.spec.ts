import { expect, it } from 'vitest';
import { ashesGameOf, NAMES } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const five = (table: ReturnType<typeof ashesGameOf>, seat: string, names: readonly string[]) =>
  names.map((name) => table.find(seat, 'drawPile', name));

rule('Ashes setup.6', () => {
  it('asks all at once and in secret, and takes the cards when all have chosen', () => {
    const table = ashesGameOf();
    table.expectDecision({ p1: 'firstFive', p2: 'firstFive' });
    const chosen = five(table, 'p1', NAMES.slice(0, 5));
    const before = table.rules.view(table.state, { kind: 'player', seat: 'p2' });
    table.answer('p1', chosen);
    expect(JSON.stringify(table.rules.logFor(table.log, { kind: 'player', seat: 'p2' }))).not.toContain(chosen[0]);
    const after = table.rules.view(table.state, { kind: 'player', seat: 'p2' });
    expect([after.seats[0]?.zones, after.seats[1]?.zones]).toEqual([before.seats[0]?.zones, before.seats[1]?.zones]);
    table.answer('p2', five(table, 'p2', NAMES.slice(5)));
    expect(table.cards('p1', 'hand')).toEqual(NAMES.slice(0, 5));
    expect([table.cards('p1', 'drawPile').length, table.cards('p2', 'drawPile').length]).toEqual([25, 25]);
    table.expectHappened('firstFiveTaken', { seat: 'p2' }).expectHappened('shuffled', { zone: 'p1.drawPile' });
    expect(JSON.stringify(table.rules.logFor(table.log, { kind: 'spectator' }))).not.toContain('ally-6');
  });
  it('takes no two of one name, no fewer and no more than five', () => {
    const table = ashesGameOf();
    const pile = table.state.zones['p1.drawPile'] ?? [];
    const twice = pile.filter((id) => table.state.objects[id]?.definition === 'ally-1').slice(0, 2);
    const others = five(table, 'p1', NAMES.slice(1, 6));
    table.expectRefused('p1', [...twice, ...others.slice(0, 3)], 'answer.constraint', 'setup.6', 'glossary.firstfive');
    table.expectRefused('p1', others.slice(0, 4), 'answer.too-few', 'setup.6');
    table.expectRefused('p1', [...others, five(table, 'p1', ['ally-10'])[0] ?? ''], 'answer.too-many', 'setup.6');
    // Each choice of five names once, whichever copies.
    const { answers = [] } = table.rules.legalAnswers(table.state, table.state.pending[0]?.id ?? '') ?? {};
    expect(answers).toHaveLength(252);
  });
  it('shows the cards to the player who chooses, and no mulligan follows', () => {
    const table = ashesGameOf();
    const [open] = table.rules.view(table.state, { kind: 'player', seat: 'p1' }).deciding;
    expect(open).toHaveProperty('decision');
    const [decision] = table.state.pending;
    const space = table.rules.decisions(table.state).find(({ id }) => id === decision?.id);
    expect(space).toMatchObject({ kind: 'firstFive' });
    for (const seat of ['p1', 'p2']) table.answer(seat, five(table, seat, NAMES.slice(0, 5)));
    expect(table.state.pending.map(({ kind }) => kind)).not.toContain('mulligan');
  });
});
