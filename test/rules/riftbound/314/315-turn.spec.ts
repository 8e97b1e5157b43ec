import { expect, it } from 'vitest';
import { riftboundTable, runes } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

/** p1 ends the turn; p2 is in the action phase of the next one. */
const nextTurn = (table: ReturnType<typeof riftboundTable>) => table.answer('p1', { action: 'end-turn' });

rule('Riftbound 315.1.a', () => {
  it('readies what the turn player controls, and of nobody else', () => {
    const table = riftboundTable({
      p1: { runes: runes('fury', 1, { exhausted: true }) },
      p2: {
        legend: [{ card: 'banner', as: 'legend', exhausted: true }],
        runes: [{ card: 'body', as: 'rune', exhausted: true }],
        board: [
          { card: 'soldier', as: 'soldier', exhausted: true },
          { card: 'soldier', as: 'other' },
        ],
      },
    });
    nextTurn(table);
    for (const label of ['legend', 'rune', 'soldier']) {
      table.expectHappened('readied', { object: label, cites: '402.3.a' });
      expect(table.marks(label)).toEqual({});
    }
    expect(table.rulesOf('readied')).toHaveLength(3);
    expect(table.marks('fury-1')).toEqual({ exhausted: true });
  });
});

rule('Riftbound 315.3.b', () => {
  it('channels two runes from the top of the rune deck, ready', () => {
    const table = riftboundTable({ p2: { runeDeck: ['body', 'mind', 'fury'] } });
    nextTurn(table).expectHappened('channelled', { seat: 'p2', card: 'body', exhausted: false, cites: '417.1' });
    expect([table.cards('p2', 'runes'), table.cards('p2', 'runeDeck')]).toEqual([['body', 'mind'], ['fury']]);
    expect(table.cards('p1', 'runes')).toEqual([]);
  });
});

rule('Riftbound 315.3.b.1', () => {
  it('channels as many as there are', () => {
    const table = riftboundTable({ p2: { runeDeck: ['body'] } });
    nextTurn(table);
    expect([table.cards('p2', 'runes'), table.cards('p2', 'runeDeck')]).toEqual([['body'], []]);
    const none = nextTurn(riftboundTable({ p2: { runeDeck: [] } }));
    none.expectNotHappened('channelled').expectDecision({ p2: 'turnAction' });
  });
});

rule('Riftbound 315.4.b', () => {
  it('draws one card after channelling, the turn player alone', () => {
    const table = nextTurn(riftboundTable({ p2: { mainDeck: ['unit-1', 'unit-2'] } }));
    expect([table.cards('p2', 'hand'), table.cards('p2', 'mainDeck')]).toEqual([['unit-1'], ['unit-2']]);
    expect(table.cards('p1', 'hand')).toEqual([]);
    const kinds = table.log.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('channelled')).toBeLessThan(kinds.indexOf('drawn'));
    expect(kinds.filter((kind) => kind === 'drawn')).toHaveLength(1);
  });
});

rule('Riftbound 315.4.d', () => {
  it('empties pools as the draw phase ends', () => {
    const table = riftboundTable({ p1: { energy: 1 }, p2: { fury: 2 } });
    // Those of the turn before as it ended; what was there before the action phase is gone all the same.
    expect([table.player('p1')['energy'], table.player('p2')['fury']]).toEqual([1, 2]);
    nextTurn(table);
    expect([table.player('p1')['energy'], table.player('p2')['fury']]).toEqual([0, 0]);
    table.expectNotHappened('countered');
  });
});

rule('Riftbound 316.6', () => {
  it('lasts until the turn player says so', () => {
    const table = riftboundTable({ p1: { runes: runes('fury', 2) } });
    table.answer('p1', { action: 'use-rune', rune: 'fury-1', by: 'exhaust' }).expectDecision({ p1: 'turnAction' });
    table.answer('p1', { action: 'end-turn' }).expectDecision({ p2: 'turnAction' });
    expect(table.state.turn).toEqual({ number: 4, active: 'p2', phase: 'action' });
  });
  it('lets nobody else say so, and nothing else be said', () => {
    const table = riftboundTable({});
    expect(table.refused('p2', { action: 'end-turn' }).code).toBe('decision.none');
    table.expectRefused('p1', { action: 'draw' }, 'answer.shape', '316.6', '398.2.b');
  });
});

rule('Riftbound 317.4', () => {
  it('goes on with the next player in turn order, after the last with the first', () => {
    const table = riftboundTable({ p1: {}, p2: {}, p3: {} }, [], { turn: { active: 'p3', number: 3 } });
    table.answer('p3', { action: 'end-turn' }).expectDecision({ p1: 'turnAction' });
    table.answer('p1', { action: 'end-turn' }).expectDecision({ p2: 'turnAction' });
  });
  it('passes over who has left', () => {
    const table = riftboundTable({ p1: {}, p2: {}, p3: {} }).concede('p2');
    table.answer('p1', { action: 'end-turn' }).expectDecision({ p3: 'turnAction' });
  });
});
