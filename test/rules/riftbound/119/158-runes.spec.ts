import { expect, it } from 'vitest';
import { riftboundTable, runes } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 158.2.a', () => {
  it('adds one energy for an exhausted rune', () => {
    const table = riftboundTable({ p1: { runes: runes('fury', 1) } });
    table.answer('p1', { action: 'use-rune', rune: 'fury-1', by: 'exhaust' });
    expect(table.player('p1')['energy']).toBe(1);
    expect(table.marks('fury-1')).toEqual({ exhausted: true });
    table.expectLog([{ kind: 'exhausted' }, { kind: 'added', seat: 'p1', resource: 'energy', amount: 1 }]);
  });
  it('exhausts none that is exhausted', () => {
    const table = riftboundTable({ p1: { runes: runes('fury', 1, { exhausted: true }) } });
    const again = { action: 'use-rune', rune: 'fury-1', by: 'exhaust' };
    const refusal = table.refused('p1', again);
    expect([refusal.code, ...refusal.cites.map(({ rule: number }) => number)]).toEqual([
      ...['rune.exhausted', '401.1.b', '401.4', '158.2.a'],
    ]);
    table.expectLegal('p1', [{ ...again, by: 'recycle' }, { action: 'end-turn' }]);
  });
  it('uses no rune of another, and says what is wrong with an answer', () => {
    const table = riftboundTable({ p1: { runes: runes('fury', 1) }, p2: { runes: runes('body', 1) } });
    const use = (rune: string, by: string) => ({ action: 'use-rune', rune, by });
    table.expectRefused('p1', use('body-1', 'exhaust'), 'answer.unknown-option', '371');
    table.expectRefused('p1', use('fury-1', 'burn'), 'answer.shape', '158.2.a');
  });
});

rule('Riftbound 158.2.b', () => {
  it('adds power of its domain for a recycled rune, ready or exhausted', () => {
    const table = riftboundTable({
      p1: { runes: [...runes('fury', 1, { exhausted: true }), ...runes('mind', 1)], runeDeck: ['body'] },
    });
    table.answer('p1', { action: 'use-rune', rune: 'fury-1', by: 'recycle' });
    table.answer('p1', { action: 'use-rune', rune: 'mind-1', by: 'recycle' });
    expect(table.player('p1')).toMatchObject({ energy: 0, fury: 1, mind: 1, body: 0 });
    expect([table.cards('p1', 'runes'), table.cards('p1', 'runeDeck')]).toEqual([[], ['body', 'fury', 'mind']]);
  });
  it('has one rune give energy first and power then', () => {
    const table = riftboundTable({ p1: { runes: runes('fury', 1) } });
    for (const by of ['exhaust', 'recycle']) table.answer('p1', { action: 'use-rune', rune: 'fury-1', by });
    expect(table.player('p1')).toMatchObject({ energy: 1, fury: 1 });
  });
});

rule('Riftbound 161', () => {
  it('loses as a turn ends what nobody has spent', () => {
    const table = riftboundTable({ p1: { energy: 2, fury: 1 }, p2: { mind: 1 } });
    table.answer('p1', { action: 'end-turn' });
    table.expectHappened('poolEmptied', { seat: 'p1', amount: 3, cites: '161' });
    table.expectHappened('poolEmptied', { seat: 'p2', amount: 1 });
    expect(table.player('p1')).toMatchObject({ energy: 0, fury: 0 });
  });
  it('keeps it as long as the turn lasts, and empties no empty pool', () => {
    const table = riftboundTable({ p1: { runes: runes('fury', 2) } });
    for (const rune of ['fury-1', 'fury-2']) table.answer('p1', { action: 'use-rune', rune, by: 'exhaust' });
    expect(table.player('p1')['energy']).toBe(2);
    table.answer('p1', { action: 'end-turn' });
    expect(table.rulesOf('poolEmptied')).toHaveLength(1);
  });
});
