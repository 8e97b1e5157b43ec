import { expect, it } from 'vitest';
import { draw, free, sequence } from '../../../support/riftbound-abilities.js';
import { battleTable, pass } from '../../../support/riftbound-battles.js';
import { allPass, askedBy, chainOf, kindsOf, play, sizeOf } from '../../../support/riftbound-play.js';
import { gear, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const cards = [
  unit({ id: 'page', energy: 0 }),
  gear({ id: 'sword', energy: 0 }),
  free('spark', draw()),
  free('twin', sequence(draw(), { do: 'channel', count: 1 })),
];
const inHand = (...names: readonly string[]) => ({ hand: names.map((card) => ({ card, as: card })) });
const open = () =>
  battleTable(
    { p1: [], p2: [], p3: [] },
    {},
    { cards, seats: { p1: inHand('page', 'sword', 'twin'), p2: inHand('spark') } },
  );

rule('Riftbound 333.1.c', () => {
  it('resolves units and gear at once: nobody gets priority', () => {
    for (const card of ['page', 'sword']) {
      const table = play(open(), card).expectHappened('entered', { card, cites: '333.1.c' });
      expect(chainOf(table.expectDecision({ p1: 'turnAction' }))).toEqual([]);
    }
  });
  it('does not so for a spell', () => {
    expect(chainOf(play(open(), 'twin').expectDecision({ p1: 'priority' }))).toEqual(['twin']);
  });
});

rule('Riftbound 333.1.c.3', () => {
  it('gives priority to the player of the newest item', () => {
    const table = play(open(), 'twin').expectDecision({ p1: 'priority' });
    expect(askedBy(table)).toContain('333.1.c.3');
    play(table.answer('p1', pass), 'spark', 'p2').expectDecision({ p2: 'priority' });
  });
});

rule('Riftbound 335.2', () => {
  it('passes priority to the next player in order', () => {
    const table = play(open(), 'twin').answer('p1', pass).expectDecision({ p2: 'priority' });
    expect(askedBy(table)).toContain('335.2');
    table.answer('p2', pass).expectDecision({ p3: 'priority' });
  });
  it('passes it no more when all have passed: the item resolves', () => {
    allPass(play(open(), 'twin')).expectHappened('resolving').expectDecision({ p1: 'turnAction' });
  });
  it('begins again when somebody has acted', () => {
    const table = play(play(open(), 'twin').answer('p1', pass), 'spark', 'p2');
    table.answer('p2', pass).expectDecision({ p3: 'priority' }).answer('p3', pass).expectDecision({ p1: 'priority' });
    expect(chainOf(table)).toEqual(['twin', 'spark']);
  });
});

rule('Riftbound 336.1', () => {
  const both = () => play(play(open(), 'twin').answer('p1', pass), 'spark', 'p2');
  it('resolves the newest item first, and the older one not yet', () => {
    const table = both().answer('p2', pass).answer('p3', pass).answer('p1', pass);
    table.expectHappened('resolving', { card: 'spark', cites: '336.1' });
    expect([chainOf(table), sizeOf(table, 'p2', 'hand')]).toEqual([['twin'], 1]);
  });
  it('carries it out completely, in its order', () => {
    expect(kindsOf(allPass(play(open(), 'twin')))).toEqual(['resolving', 'drawn', 'channelled', 'played', 'trashed']);
  });
});

rule('Riftbound 336.4', () => {
  it('gives priority to the player of the item that is the newest now', () => {
    const table = play(play(open(), 'twin').answer('p1', pass), 'spark', 'p2');
    table.answer('p2', pass).answer('p3', pass).answer('p1', pass).expectDecision({ p1: 'priority' });
    expect(askedBy(table)).toContain('336.4');
  });
  it('gives it to nobody when the chain is empty', () => {
    allPass(play(open(), 'twin')).expectDecision({ p1: 'turnAction' });
  });
});
