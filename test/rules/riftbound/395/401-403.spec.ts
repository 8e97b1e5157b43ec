import { expect, it } from 'vitest';
import { riftboundGameOf, riftboundTable, runes } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 402.3.a', () => {
  it('readies units, gear, legend and runes as a turn begins, before the beginning phase', () => {
    const table = riftboundTable({ p2: { board: [{ card: 'soldier', as: 'soldier', exhausted: true }] } });
    table.answer('p1', { action: 'end-turn' });
    expect(table.marks('soldier')).toEqual({});
    const at = (kind: string, phase?: string) =>
      table.log.findIndex((entry) => entry.kind === kind && (phase === undefined || entry['phase'] === phase));
    expect(at('phaseBegan', 'awaken')).toBeLessThan(at('readied'));
    expect(at('readied')).toBeLessThan(at('phaseBegan', 'beginning'));
  });
  it('leaves alone what others control', () => {
    const table = riftboundTable({ p1: { board: [{ card: 'soldier', as: 'soldier', exhausted: true }] } });
    table.answer('p1', { action: 'end-turn' });
    expect(table.marks('soldier')).toEqual({ exhausted: true });
  });
});

rule('Riftbound 403.1.b', () => {
  it('recycles runes to the rune deck, never to the main deck', () => {
    const table = riftboundTable({ p1: { runes: runes('fury', 1), runeDeck: ['body'], mainDeck: ['soldier'] } });
    table.answer('p1', { action: 'use-rune', rune: 'fury-1', by: 'recycle' });
    table.expectHappened('recycled', { seat: 'p1', from: 'runes', count: 1, cards: ['fury'], cites: '403.1.b' });
    expect([table.cards('p1', 'runeDeck'), table.cards('p1', 'mainDeck')]).toEqual([['body', 'fury'], ['soldier']]);
  });
});

rule('Riftbound 403.5', () => {
  it('mixes several cards at the bottom of a main deck, and nothing above them', () => {
    const orders = ['5e', '11', '22', '33'].map((byte) => {
      const table = riftboundGameOf(['p1', 'p2'], [], { seed: byte.repeat(32) });
      const [{ seat = '' } = {}] = table.state.pending;
      const above = table.state.zones[`${seat}.mainDeck`] ?? [];
      const aside = (table.state.zones[`${seat}.hand`] ?? []).slice(0, 2);
      const names = aside.map((id) => table.state.objects[id]?.definition);
      table.answer(seat, aside).expectHappened('shuffled', { seat, count: 2, cites: '403.5' });
      expect((table.state.zones[`${seat}.mainDeck`] ?? []).slice(0, 33)).toEqual(above.slice(2));
      return JSON.stringify(table.cards(seat, 'mainDeck').slice(-2)) === JSON.stringify(names);
    });
    expect(new Set(orders), 'in the order of the hand here, in the other there').toEqual(new Set([true, false]));
  });
  it('mixes nothing where one card goes there', () => {
    const table = riftboundGameOf();
    const [{ seat = '' } = {}] = table.state.pending;
    table.answer(seat, (table.state.zones[`${seat}.hand`] ?? []).slice(0, 1)).expectNotHappened('shuffled');
  });
});
