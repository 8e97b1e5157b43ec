import { expect, it } from 'vitest';
import { ashesTable } from '../../../support/ashes.js';

import { bolted, cards } from '../../../support/ashes-damage.js';
import { rule } from '../../../support/rule.js';

rule('Ashes resolve.2', () => {
  it('is done "if you do" where damage was dealt, also where all of it was prevented', () => {
    for (const target of ['scale', 'wall']) {
      const table = bolted(target, ['scale', 'wall']).expectHappened('drawn', { seat: 'p1' });
      expect(table.cards('p1', 'hand'), target).toEqual(['worker']);
    }
  });
  it('is not done where none was dealt: no damage, or no target', () => {
    bolted('scale', ['scale', 'wall'], [], 'spark').expectNotHappened('damageDealt').expectNotHappened('drawn');
    ashesTable({ p1: { hand: [{ card: 'bolt', as: 'spell' }] }, p2: { phoenixborn: [] } }, cards)
      .answer('p1', { action: 'play', card: 'spell' })
      .expectHappened('nothingToChoose')
      .expectNotHappened('drawn');
  });
  it('tells apart what was destroyed by it', () => {
    const table = bolted('worker', ['worker', 'scale']);
    expect(table.cards('p1', 'hand')).toEqual(['worker', 'worker', 'worker']);
    const saved = bolted('shell', ['shell', 'scale']);
    saved.expectHappened('destroyed', { card: 'shell' });
    expect(saved.cards('p1', 'hand')).toHaveLength(3);
  });
});
