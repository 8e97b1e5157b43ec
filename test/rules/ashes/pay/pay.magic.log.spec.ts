import { expect, it } from 'vitest';
import { ally, ashesTable, dice } from '../../../support/ashes.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const cost = [
  { pay: 'main' as const },
  {
    pay: 'magic' as const,
    dice: [
      { n: 1, level: 'basic' as const },
      { n: 1, level: 'class' as const, magic: 'charm' as const },
    ],
  },
];
const at = (...pool: Parameters<typeof dice>[]) =>
  ashesTable({ p1: { hand: [{ card: 'guest', as: 'guest' }], activePool: pool.flatMap((some) => dice(...some)) } }, [
    ally({ id: 'guest', cost }),
  ]);
const PLAY = { action: 'play', card: 'guest' };

rule('Ashes pay.magic', () => {
  it('names the symbol that each die pays, and exhausts these dice only', () => {
    const table = at(['natural', 'basic', 1], ['charm', 'class', 1]).answer('p1', PLAY);
    expect(linesOf(table, 'magicPaid')).toEqual([
      'magicPaid seat p1, symbols [basic charm class], objects [natural charm], cards [natural charm], levels [basic class], secret {seats [p1], fields {source guest}} (pay.magic, dice.2)',
    ]);
    expect([table.cards('p1', 'activePool'), table.cards('p1', 'exhaustedPool')]).toEqual([[], ['natural', 'charm']]);
  });
  it('asks where there is a choice, and spends what was chosen', () => {
    const table = at(['natural', 'basic', 1], ['illusion', 'basic', 1], ['charm', 'class', 1]).answer('p1', PLAY);
    const dear = table.legal('p1').find((answer) => JSON.stringify(answer).includes(table.id('illusion-basic-1')));
    table.answer('p1', dear ?? null);
    expect([table.cards('p1', 'activePool'), table.cards('p1', 'exhaustedPool')]).toEqual([
      ['natural'],
      ['illusion', 'charm'],
    ]);
  });
  it('is refused with all rules of paying where the dice do not pay', () => {
    const refusal = at(['natural', 'basic', 2]).refused('p1', PLAY);
    expect([refusal.code, refusal.cites.map(({ rule: number }) => number)]).toEqual([
      'pay.too-few-dice',
      ['pay.magic', 'dice.2', 'dice.3', 'dice.4'],
    ]);
  });
});
