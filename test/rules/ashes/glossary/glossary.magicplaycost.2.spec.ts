import { expect, it } from 'vitest';
import { action, ally, ashesTable, dice } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const MAIN = { pay: 'main' } as const;
const X = { pay: 'x', of: { n: 1, level: 'basic' }, as: 'x' } as const;
const NATURAL = { pay: 'magic', dice: [{ n: 1, level: 'class', magic: 'natural' }] } as const;
const burst = action({ id: 'burst', cost: [MAIN, X, NATURAL], effect: { do: 'draw', count: { bound: 'x' } } });
const grown = ally({ id: 'grown', cost: [MAIN, X, NATURAL] });
const cards = [burst, grown];

rule('Ashes glossary.magicplaycost.2', () => {
  const at = () =>
    ashesTable(
      {
        p1: {
          hand: [
            { card: 'burst', as: 'burst' },
            { card: 'grown', as: 'grown' },
          ],
          activePool: [...dice('natural', 'class', 1), ...dice('charm', 'basic', 2)],
        },
      },
      cards,
    );
  it('has the player say what X is, as much as can be paid, and counts it as 0', () => {
    const table = at().answer('p1', { action: 'play', card: 'grown' });
    table.expectDecision({ p1: 'parallelCost' }).expectLegal('p1', ['0', '1', '2']).answer('p1', '2');
    table.expectHappened('entered', { card: 'grown' });
    expect(table.cards('p1', 'activePool')).toEqual([]);
    expect(table.facts(table.find('p1', 'battlefield', 'grown')).numbers).toMatchObject({ magicPlayCost: 1 });
  });
  it('is what was paid to the effect of the card', () => {
    const table = at().answer('p1', { action: 'play', card: 'burst' }).answer('p1', '1');
    table.expectHappened('magicPaid', { symbols: ['natural class', 'basic'] });
    expect(table.log.filter(({ kind }) => kind === 'drawn')).toHaveLength(1);
    const none = at().answer('p1', { action: 'play', card: 'burst' }).answer('p1', '0');
    expect([none.cards('p1', 'activePool'), none.log.filter(({ kind }) => kind === 'drawn')]).toEqual([
      ['charm', 'charm'],
      [],
    ]);
  });
});
