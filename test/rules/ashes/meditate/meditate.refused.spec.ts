import { expect, it } from 'vitest';
import { ashesTable, dice, ready } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const MEDITATE = { action: 'meditate' };
const at = () =>
  ashesTable({ p1: { spellboard: [{ card: 'rite', as: 'rite' }], activePool: dice('natural', 'basic', 1) } }, [
    ready({ id: 'rite' }),
  ]).answer('p1', MEDITATE);

rule('Ashes meditate.1', () => {
  it('takes a card from nowhere else, and no other kind of answer', () => {
    at().expectRefused('p1', { from: 'attic', card: 'rite' }, 'answer.unknown-option', 'meditate.1');
    for (const answer of [null, 'rite', ['rite']])
      expect(at().refused('p1', answer)).toMatchObject({ code: 'answer.shape', cites: [{ rule: 'meditate.1' }] });
  });
});

rule('Ashes meditate.2', () => {
  it('takes no other kind of answer', () => {
    const table = at().answer('p1', { from: 'drawPile' }).answer('p1', { stop: true });
    for (const answer of [null, 'natural-basic-1'])
      table.expectRefused('p1', answer, 'answer.unknown-action', 'meditate.2');
  });
});
