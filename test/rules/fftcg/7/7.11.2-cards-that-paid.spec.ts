/** A card of the hand that was discarded for a cost, as others see it. */
import { expect, it } from 'vitest';
import { fftcgTable, forward } from '../../../support/fftcg.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const TEXT = 'Discard 1 card: Draw 1 card. If the discarded card is a Forward, gain {C}.';
/** p1 has discarded a card for the ability, which waits on the stack. */
const used = (): Table => {
  const walker = definitionOf(record(1, { cost: 0, type: 'forward', text: TEXT }));
  const p1 = { hand: [{ card: 'rock', as: 'rock' }], field: [{ card: '1-001', as: 'walker' }] };
  const at = fftcgTable({ p1 }, [walker, forward({ id: 'rock' })]);
  return at.answer('p1', { action: 'use-ability', source: 'walker', ability: 'use' }).answer('p1', { rock: 'discard' });
};

rule('FF-TCG 7.11.2', () => {
  it('discloses neither in the log nor in the view which place in hand the discarded card had', () => {
    const at = used();
    const seen = JSON.stringify(at.rules.logFor(at.log, { kind: 'player', seat: 'p2' }));
    const waiting = Object.values(at.state.objects).find((object) => object.waiting !== undefined)?.waiting;
    const [id] = [waiting?.bindings['paid']].flat();
    expect(id).toBeDefined();
    expect(seen).not.toContain(JSON.stringify(id));
    expect(JSON.stringify(at.rules.view(at.state, { kind: 'player', seat: 'p2' }))).not.toContain(JSON.stringify(id));
  });
});
