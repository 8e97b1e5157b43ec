import { expect, it } from 'vitest';
import { ashesTable, conjuration, dice, ready } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const spirit = conjuration({ id: 'spirit', limit: 4 });
const summon = ready({
  id: 'summon',
  conjurations: ['spirit'],
  abilities: [
    {
      kind: 'activated',
      name: 'call',
      costs: [
        { pay: 'main' },
        { pay: 'exhaust' },
        { pay: 'magic', dice: [{ n: 1, level: 'class', magic: 'illusion' }] },
        { pay: 'optional', of: { pay: 'magic', dice: [{ n: 1, level: 'basic' }] }, as: 'more' },
      ],
      effect: { do: 'conjure', card: 'spirit', count: { plus: [1, { bound: 'more' }] } },
    },
  ],
});
const at = (pool: Parameters<typeof dice>[]) =>
  ashesTable(
    {
      p1: {
        spellboard: [{ card: 'summon', as: 'summon' }],
        conjurationPile: ['spirit', 'spirit', 'spirit'],
        activePool: pool.flatMap((some) => dice(...some)),
      },
    },
    [spirit, summon],
  ).answer('p1', { action: 'activate', card: 'summon', ability: 'call' });

rule('Ashes glossary.activate', () => {
  it('asks with the other costs whether an optional one is paid, and does more then', () => {
    const table = at([
      ['illusion', 'class', 1],
      ['natural', 'basic', 1],
    ]);
    table.expectDecision({ p1: 'parallelCost' }).answer('p1', '1');
    table.expectHappened('magicPaid', { symbols: ['illusion class', 'basic'] });
    expect([table.cards('p1', 'battlefield'), table.cards('p1', 'activePool')]).toEqual([['spirit', 'spirit'], []]);
  });
  it('does as much as without it where it is not paid', () => {
    const table = at([
      ['illusion', 'class', 1],
      ['natural', 'basic', 1],
    ]).answer('p1', '0');
    expect([table.cards('p1', 'battlefield'), table.cards('p1', 'activePool')]).toEqual([['spirit'], ['natural']]);
  });
  it('does not ask who cannot pay it', () => {
    const table = at([['illusion', 'class', 1]]);
    expect(table.cards('p1', 'battlefield')).toEqual(['spirit']);
    table.expectDecision({ p1: 'turnAction' });
  });
});
