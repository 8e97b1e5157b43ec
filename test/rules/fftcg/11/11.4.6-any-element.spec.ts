/** Printed texts that let a cost be paid with CP of any element. */
import { expect, it } from 'vitest';
import { backup, fftcgTable, forward, monster } from '../../../support/fftcg.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const named = (card: string) => ({ card, as: card });
const cards = [
  backup({ id: 'well', elements: ['water'] }),
  backup({ id: 'pool', elements: ['water'] }),
  forward({ id: 'baker', elements: ['fire'], cost: 2, jobs: ['Baker'] }),
  forward({ id: 'miller', elements: ['fire'], cost: 2, jobs: ['Miller'] }),
  forward({ id: 'twin', elements: ['fire', 'ice'], cost: 2, jobs: ['Baker'] }),
  forward({ id: 'small', elements: ['fire', 'ice'], cost: 1, jobs: ['Baker'] }),
];
const LORD = 'The cost required to cast your Job Baker can be paid with CP of any Element.';
/** p1 has the card in hand, and two Backups of the element water. */
const withText = (text: string, card: string): Table => {
  const lord = definitionOf(record(1, { type: 'forward', job: 'Lord', text }));
  const p1 = { hand: [named(card)], field: [{ card: '1-001', as: 'lord' }, named('well'), named('pool')] };
  return fftcgTable({ p1 }, [lord, ...cards]);
};
const cast = (card: string) => ({ action: 'cast-character', card });
const PAID = { well: 'water', pool: 'water' };

rule('FF-TCG 11.4.6.1.1', () => {
  it('is paid without CP of its element where a text lets it be', () => {
    const at = withText(LORD, 'baker').answer('p1', cast('baker')).answer('p1', PAID);
    expect(at.cards('p1', 'field')).toContain('baker');
  });

  it('asks other cards for CP of their element still', () => {
    withText(LORD, 'miller').expectRefused('p1', cast('miller'), 'cost.not-payable');
  });

  it('lets its own card be paid for so while a condition holds, and not before', () => {
    const text = 'If you control a Job Guard, the cost required to cast Walker 1 can be paid with CP of any Element.';
    const walker = definitionOf(record(1, { type: 'forward', cost: 2, text }));
    const guard = monster({ id: 'guard', jobs: ['Guard'] });
    const table = (...more: readonly string[]) =>
      fftcgTable({ p1: { hand: [{ card: '1-001', as: 'walker' }], field: ['well', 'pool', ...more].map(named) } }, [
        walker,
        guard,
        ...cards,
      ]);
    expect(table('guard').answer('p1', cast('walker')).answer('p1', PAID).cards('p1', 'hand')).toEqual([]);
    table().expectRefused('p1', cast('walker'), 'cost.not-payable');
  });

  it('takes CP off besides where the text says so', () => {
    const less = 'The cost required to cast your Job Baker is reduced by 1 and can be paid with CP of any Element.';
    const at = withText(less, 'baker').answer('p1', cast('baker')).answer('p1', { well: 'water' });
    expect(at.cards('p1', 'field')).toContain('baker');
  });
});

rule('FF-TCG 11.4.6.1.2', () => {
  it('asks a card of several elements for none of them', () => {
    const at = withText(LORD, 'twin').answer('p1', cast('twin')).answer('p1', PAID);
    expect(at.cards('p1', 'field')).toContain('twin');
  });

  it('asks a card of two elements and cost 1 for one CP alone', () => {
    const at = withText(LORD, 'small').answer('p1', cast('small')).answer('p1', { well: 'water' });
    expect(at.cards('p1', 'field')).toContain('small');
  });
});
