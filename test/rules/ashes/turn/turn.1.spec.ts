import { expect, it } from 'vitest';
import { ashesTable } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const PASS = { action: 'pass' };
const END = { action: 'end' };
const MEDITATE = { action: 'meditate' };
/** p2 has a unit, and so something else to do than to pass. */
const UNITS = { p2: { battlefield: ['worker'], hand: [] } };
const attack = (table: ReturnType<typeof at>) => ({
  action: 'attack',
  target: table.find('p1', 'phoenixborn', 'champion'),
});
const attacks = (table: ReturnType<typeof at>) =>
  table
    .answer('p2', attack(table))
    .answer('p2', [table.find('p2', 'battlefield', 'worker')])
    .answer('p2', END);
const at = (seats: { readonly [seat: string]: object } = {}) => ashesTable(seats as never);

rule('Ashes turn.1', () => {
  it('goes from player to player', () => {
    const table = at({ p3: {} }).answer('p1', PASS).answer('p1', END);
    table
      .expectDecision({ p2: 'turnAction' })
      .answer('p2', PASS)
      .answer('p2', END)
      .expectDecision({ p3: 'turnAction' });
  });
  it('is begun by the first player', () => {
    const table = at();
    for (const seat of ['p1', 'p2']) table.answer(seat, PASS).answer(seat, END);
    expect(table.state.turn).toMatchObject({ active: 'p2', phase: 'turns' });
  });
});

rule('Ashes turn.2', () => {
  it('wants a main action before the turn ends, and takes one', () => {
    const table = at();
    table.expectRefused('p1', END, 'turn.no-main-action-yet', 'turn.2');
    table.answer('p1', PASS).expectRefused('p1', PASS, 'pay.no-main-action', 'turn.2');
    table.answer('p1', END).expectDecision({ p2: 'turnAction' });
  });
  it('may have a side action, before or after the main action, and no second one', () => {
    const meditates = (table: ReturnType<typeof at>) =>
      table.answer('p1', MEDITATE).answer('p1', { from: 'drawPile' }).answer('p1', { stop: true });
    const before = meditates(at()).expectRefused('p1', MEDITATE, 'pay.no-side-action', 'turn.2');
    before.answer('p1', PASS).answer('p1', END).expectDecision({ p2: 'turnAction' });
    const after = meditates(at().answer('p1', PASS));
    after.expectLegal('p1', [END]);
  });
});

rule('Ashes turn.main.list', () => {
  it('offers to pass, always', () => {
    expect(at().legal('p1')).toContainEqual(PASS);
  });
  it('offers nothing that is no action', () => {
    at().expectRefused('p1', { action: 'dance' }, 'answer.shape');
  });
});

rule('Ashes turn.main.pass.1', () => {
  it('does nothing with the main action', () => {
    const table = at().answer('p1', PASS);
    table.expectLog([
      { kind: 'actionTaken', action: 'main' },
      { kind: 'passed', seat: 'p1', cites: 'turn.main.pass.1' },
    ]);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('takes no side action away, and none of what others may do', () => {
    const table = at().answer('p1', PASS);
    table.expectLegal('p1', [MEDITATE, END]).answer('p1', END);
    expect(table.legal('p2')).toEqual(expect.arrayContaining([PASS, MEDITATE]));
  });
});

rule('Ashes turn.main.pass.2', () => {
  it('binds nobody: after a turn in which another has not passed, all begin to count again', () => {
    const table = at({ p3: {} });
    table.answer('p1', PASS).answer('p1', END).answer('p2', PASS).answer('p2', END);
    expect(table.legal('p3')).toContainEqual(PASS);
    expect(table.state.turn.phase).toBe('turns');
  });
  it('keeps nobody from any main action of the next turn', () => {
    const table = attacks(at(UNITS).answer('p1', PASS).answer('p1', END));
    expect(table.state.turn).toMatchObject({ active: 'p1', phase: 'turns' });
    expect(table.legal('p1')).toContainEqual(PASS);
  });
});

rule('Ashes turn.main.pass.3', () => {
  it('ends the phase with the turn of the last who passes, and not before', () => {
    const table = at().answer('p1', PASS).answer('p1', END).answer('p2', PASS);
    expect(table.state.turn.phase).toBe('turns');
    table.answer('p2', END).expectHappened('turnChanged', { phase: 'recovery' });
  });
  it('does not end it where somebody has done something else in between', () => {
    const table = attacks(at(UNITS).answer('p1', PASS).answer('p1', END)).answer('p1', PASS).answer('p1', END);
    expect(table.state.turn).toMatchObject({ active: 'p2', phase: 'turns' });
    table.answer('p2', PASS).answer('p2', END).expectHappened('turnChanged', { phase: 'recovery' });
  });
});

rule('Ashes turn.3', () => {
  it('ends the phase when all who still play have passed, one after the other', () => {
    const table = at({ p3: {}, p4: {} });
    for (const seat of ['p1', 'p2', 'p3']) table.answer(seat, PASS).answer(seat, END);
    expect(table.state.turn).toMatchObject({ phase: 'turns', active: 'p4' });
    table.answer('p4', PASS).answer('p4', END).expectHappened('turnChanged', { phase: 'recovery' });
  });
  it('goes on after a turn whose player lost before passing', () => {
    const table = at({ p3: {}, p4: {} });
    for (const seat of ['p1', 'p2', 'p3']) table.answer(seat, PASS).answer(seat, END);
    table.concede('p4').expectDecision({ p1: 'turnAction' });
  });
  it('does not count players who have left', () => {
    const table = at({ p3: {} }).answer('p1', PASS).answer('p1', END).concede('p1');
    table.answer('p2', PASS).answer('p2', END).expectDecision({ p3: 'turnAction' });
    table.answer('p3', PASS).answer('p3', END).expectHappened('turnChanged', { phase: 'recovery' });
  });
});
