/** Whole lists of what may be done, and of what is paid with. */
import { expect, it } from 'vitest';
import { linesOf } from '../../../support/log-lines.js';
import { riftboundGameOf } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 117.3', () => {
  it('puts a single card to the bottom of the deck as well', () => {
    const table = riftboundGameOf();
    const [{ seat = '' } = {}] = table.state.pending;
    const [aside = ''] = table.state.zones[`${seat}.hand`] ?? [];
    const name = table.state.objects[aside]?.definition;
    table.answer(seat, [aside]).expectHappened('recycled', { count: 1 });
    expect([table.cards(seat, 'hand').length, table.cards(seat, 'mainDeck').at(-1)]).toEqual([4, name]);
  });
});
rule('Riftbound 115', () => {
  it('begins the first turn, which has the number 1, with the player that chance has named', () => {
    const table = riftboundGameOf();
    const first = table.log.find(({ kind }) => kind === 'chosenAtRandom')?.['chosen'];
    for (let asked = 0; asked < 2; asked++) table.answer(table.state.pending[0]?.seat ?? '', []);
    expect(table.state.turn).toEqual({ number: 1, active: first, phase: 'action' });
  });
});
rule('Riftbound 113', () => {
  it('draws one battlefield of each player but the first, where four play (461.5)', () => {
    const table = riftboundGameOf(['p1', 'p2', 'p3', 'p4'], [], { format: 'war' });
    expect(linesOf(table, 'pickedAtRandom').map((line) => /count \d+/.exec(line)?.[0])).toEqual(
      Array.from({ length: 3 }, () => 'count 1'),
    );
  });
});
