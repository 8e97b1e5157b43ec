import { expect, it } from 'vitest';
import type { AshesCost, Level, Magic } from '../../../support/ashes.js';
import { action, ashesTable, dice } from '../../../support/ashes.js';
import { DRAW } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

type Pool = readonly (readonly [Magic, Level, number])[];
const magic = (...symbols: Extract<AshesCost, { readonly pay: 'magic' }>['dice']): AshesCost => ({
  pay: 'magic',
  dice: symbols,
});
const charm = (level: 'class' | 'power', n = 1) => ({ n, level, magic: 'charm' }) as const;
const basic = (n: number) => ({ n, level: 'basic' }) as const;
const at = (cost: AshesCost, pool: Pool) =>
  ashesTable({ p1: { hand: [{ card: 'trick', as: 'trick' }], activePool: pool.flatMap((some) => dice(...some)) } }, [
    action({ id: 'trick', cost: [{ pay: 'main' }, cost], effect: DRAW }),
  ]);
const PLAY = { action: 'play', card: 'trick' };
const spent = (cost: AshesCost, pool: Pool) => at(cost, pool).answer('p1', PLAY).cards('p1', 'exhaustedPool').length;
const refused = (cost: AshesCost, pool: Pool) =>
  at(cost, pool).expectRefused('p1', PLAY, 'pay.too-few-dice', 'pay.magic', 'dice.2', 'dice.3', 'dice.4');

rule('Ashes dice.2', () => {
  it('has a higher level pay for a lower one', () => {
    expect(spent(magic(charm('class')), [['charm', 'power', 1]])).toBe(1);
    expect(spent(magic(charm('class')), [['charm', 'class', 1]])).toBe(1);
  });
  it('has no lower level pay for a higher one', () => {
    refused(magic(charm('class')), [['charm', 'basic', 3]]);
  });
  it('has no die of another type pay, whatever it shows', () => {
    refused(magic(charm('class')), [['natural', 'power', 2]]);
  });
});

rule('Ashes dice.3', () => {
  it('counts power as power, class and basic', () => {
    const cost = magic(charm('power'), charm('class'), basic(1));
    expect(spent(cost, [['charm', 'power', 3]])).toBe(3);
  });
  it('counts it once: each die pays one symbol', () => {
    refused(magic(charm('power'), charm('class'), basic(1)), [['charm', 'power', 2]]);
  });
});

rule('Ashes dice.4', () => {
  it('counts class as class and basic', () => {
    expect(spent(magic(charm('class'), basic(1)), [['charm', 'class', 2]])).toBe(2);
  });
  it('does not count it as power', () => {
    refused(magic(charm('power')), [['charm', 'class', 4]]);
  });
});
