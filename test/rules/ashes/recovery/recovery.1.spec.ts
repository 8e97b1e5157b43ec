import { expect, it } from 'vitest';
import { ally, ashesTable, dice, ready } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const cards = [
  ally({ id: 'bear', life: 6, recover: 2 }),
  ally({ id: 'stone', life: 6, recover: 0 }),
  ready({ id: 'rite' }),
];
const recovered = (p1: object, p2: object = {}): Table => {
  const table = ashesTable({ p1: { ...p1 }, p2: { ...p2 } }, cards);
  for (const seat of ['p1', 'p2']) table.answer(seat, { action: 'pass' }).answer(seat, { action: 'end' });
  return table;
};
const bear = (marks: object) => ({ card: 'bear', as: 'bear', ...marks });

rule('Ashes recovery.1', () => {
  it('removes as many wounds as the recover value says', () => {
    const table = recovered({ battlefield: [bear({ wounds: 5 })] });
    expect(table.marks('bear')).toEqual({ wounds: 3 });
  });
  it('removes all where there are fewer, and none by a value of 0', () => {
    const table = recovered({ battlefield: [bear({ wounds: 1 }), { card: 'stone', as: 'stone', wounds: 2 }] });
    expect([table.marks('bear'), table.marks('stone')]).toEqual([{}, { wounds: 2 }]);
  });
  it('removes none of a Phoenixborn', () => {
    const table = recovered({ phoenixborn: [{ card: 'champion', as: 'champion', wounds: 3 }] });
    expect(table.marks('champion')).toEqual({ wounds: 3 });
  });
});

rule('Ashes recovery.2', () => {
  it('removes one exhaustion token of each card in play, and turns Phoenixborn upright', () => {
    const table = recovered(
      {
        battlefield: [bear({ exhaustion: 2 }), { card: 'stone', as: 'stone', exhaustion: 1 }],
        spellboard: [{ card: 'rite', as: 'rite', exhaustion: 1 }],
      },
      { phoenixborn: [{ card: 'champion', as: 'champion', exhaustion: 1, turned: true }] },
    );
    expect(['bear', 'stone', 'rite', 'champion'].map((label) => table.marks(label))).toEqual([
      { exhaustion: 1 },
      {},
      {},
      {},
    ]);
  });
  it('returns dice on cards to their owners, exhausted, before players choose what to exhaust', () => {
    const die = { card: 'charm', cardless: true, as: 'lying', on: 'bear', level: 2 };
    const table = recovered({ battlefield: [bear({})] }, { diceOnCards: [die], activePool: dice('charm', 'class', 1) });
    expect([table.cards('p2', 'diceOnCards'), table.cards('p2', 'exhaustedPool')]).toEqual([[], ['charm']]);
    table.expectDecision({ p2: 'exhaustDice' });
  });
});

rule('Ashes recovery.3', () => {
  it('lets each player exhaust any number of dice, at the same time', () => {
    const pool = [...dice('natural', 'power', 2), ...dice('charm', 'basic', 1)];
    const other = dice('charm', 'class', 1).map((die) => ({ ...die, as: 'theirs' }));
    const table = recovered({ activePool: pool }, { activePool: other });
    table.expectDecision({ p1: 'exhaustDice', p2: 'exhaustDice' });
    // Dice of one type that show the same side are the same.
    expect(table.legal('p1')).toHaveLength(6);
    table.answer('p1', ['natural-power-1', 'charm-basic-1']);
    expect(table.cards('p1', 'exhaustedPool')).toEqual([]);
    table.answer('p2', []).expectHappened('diceExhausted', { seat: 'p1', cites: 'recovery.3' });
    table.expectHappened('diceRolled', { seat: 'p1', cards: ['natural', 'charm'] });
  });
  it('asks nobody who has no active dice', () => {
    recovered({}).expectNotHappened('diceExhausted').expectDecision({ p2: 'turnAction' });
  });
});
