import { expect, it } from 'vitest';
import { ashesTable, phoenixborn, ready } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const cards = [ready({ id: 'rite' }), ready({ id: 'song' }), phoenixborn({ id: 'hermit', spellboard: 1 })];
const at = (card: string) =>
  ashesTable({ p1: { phoenixborn: ['hermit'], spellboard: ['rite'], hand: [{ card, as: card }] }, p2: {} }, cards);

rule('Ashes cardtype.ally.1', () => {
  it('needs no slot of the spellboard', () => {
    const table = at('worker').answer('p1', { action: 'play', card: 'worker' });
    expect(table.cards('p1', 'battlefield')).toEqual(['worker']);
  });
});

rule('Ashes cardtype.ready.1', () => {
  it('needs one', () => {
    const refusal = at('song').refused('p1', { action: 'play', card: 'song' });
    expect(refusal.cites.map(({ rule: number }) => number)).toContain('cardtype.ready.1');
  });
});
