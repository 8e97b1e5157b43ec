import { expect, it } from 'vitest';
import { ally, ashesTable, builtIn } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

/** Attacks only while a die lies on it. */
const hulk = ally({
  id: 'hulk',
  abilities: [
    {
      kind: 'static',
      name: 'dormant',
      while: { not: { count: { zone: 'diceOnCards', markIsSource: 'on' }, is: { min: 1 } } },
      changes: [{ change: 'flag', flag: 'cannotAttack' }],
    },
  ],
});
const ATTACK = { action: 'attack' };

rule('Ashes turn.side.dicepower', () => {
  it.each([
    ['natural', 'hulk', true],
    ['charm', 'hulk', true],
    ['charm', 'worker', false],
  ])('a unit is charged by a die of any type that lies on it: a %s die on %s', (die, on, isCharged) => {
    const p1 = {
      battlefield: [
        { card: 'hulk', as: 'hulk' },
        { card: 'worker', as: 'worker', exhaustion: 1 },
      ],
      diceOnCards: [{ card: die, cardless: true, on }],
    };
    const table = ashesTable({ p1, p2: { battlefield: [{ card: 'worker', as: 'target' }] } }, [
      hulk,
      ...builtIn('natural', 'charm'),
    ]);
    const attacks = table.legal('p1').filter((answer) => JSON.stringify(answer).includes(ATTACK.action));
    expect(attacks.length > 0).toBe(isCharged);
  });
});
