/** A text that hears of Forwards which its card has damaged. */
import { expect, it } from 'vitest';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { attackWith, bothPass, fftcgTable, forward, toAttack } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const guard = forward({ id: 'guard', power: 1000 });
const text =
  'When a Forward damaged by Walker 1 is put from the field into the Break Zone on the same turn, draw 3 cards.';
const cards = [
  definitionOf(record(1, { text })),
  definitionOf(record(2, { cost: 0, type: 'summon', text: 'Choose 1 Fire Forward. Deal it 4000 damage.' })),
  guard,
];
const table = (): Table =>
  fftcgTable(
    {
      p1: { hand: [{ card: '1-002', as: 'spell' }], field: [{ card: '1-001', as: 'walker' }] },
      p2: { field: [{ card: 'guard', as: 'guard' }] },
    },
    cards,
  );

rule('FF-TCG 12.4.5', () => {
  it('hears of the Forward that its card has broken in battle', () => {
    const at = bothPass(attackWith(toAttack(table()), 'walker').answer('p2', { block: 'guard' }));
    bothPass(at).expectHappened('drawn', { seat: 'p1' });
    expect(at.cards('p2', 'break')).toEqual(['guard']);
  });

  it('does not hear of a Forward that something else has broken', () => {
    const at = table().answer('p1', { action: 'cast-summon', card: 'spell' }).answer('p1', ['guard']);
    bothPass(at).expectNotHappened('abilityPlaced');
    expect([at.cards('p2', 'break'), at.cards('p1', 'hand')]).toEqual([['guard'], []]);
  });
});
