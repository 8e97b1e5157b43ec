import { it } from 'vitest';
import { ally, ashesTable } from '../../../support/ashes.js';
import { after, answer, DRAW } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const THEIRS = { where: { seat: { seat: 'opponents' } } } as const;

rule('Ashes pay.side', () => {
  it('is paid in the own turn only: no reaction of another player can cost it', () => {
    const costly = answer('costly', after('entered', DRAW, THEIRS), { cost: [{ pay: 'side' }] });
    const p1 = { hand: [{ card: 'guest', as: 'guest' }] };
    const table = ashesTable({ p1, p2: { hand: ['costly'] } }, [costly, ally({ id: 'guest' })]);
    table.answer('p1', { action: 'play', card: 'guest' }).expectDecision({ p1: 'turnAction' });
  });
});
