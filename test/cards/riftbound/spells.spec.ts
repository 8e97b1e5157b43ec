import { describe, expect, it } from 'vitest';
import { card, cardsTable, damageOn, plays, sergeant } from '../../support/riftbound-cards.js';

const enemies = { board: [sergeant('guard', { at: 'other' }), sergeant('home')] };
const handed = (id: string, ...board: readonly ReturnType<typeof card>[]) => ({ hand: [card(id, 'spell')], board });
const might = (table: ReturnType<typeof cardsTable>, unit: string) => table.facts(unit).numbers['might'];

describe('damage', () => {
  it('of Hextech Ray is 3, to a unit at a battlefield', () => {
    const table = plays(cardsTable(handed('ogn-009'), enemies), 'spell', ['guard']);
    expect(damageOn(table, 'guard', 'home')).toEqual([3, 0]);
    expect(table.cards('p1', 'trash')).toEqual(['ogn-009']);
  });
  it('is 1 more while Annie, Fiery is on the board of its player, and not on that of another', () => {
    const annie = card('ogs-001', 'annie');
    const big = { board: [card('ogn-137', 'bear', { at: 'other' })] };
    expect(damageOn(plays(cardsTable(handed('ogn-009', annie), big), 'spell', ['bear']), 'bear')).toEqual([4]);
    const theirs = { board: [...big.board, annie] };
    expect(damageOn(plays(cardsTable(handed('ogn-009'), theirs), 'spell', ['bear']), 'bear')).toEqual([3]);
  });
  it('is 1 more to units at the Void Gate', () => {
    const big = { board: [card('ogn-137', 'bear', { at: 'other' })] };
    const at = (places: readonly string[]) => plays(cardsTable(handed('ogn-009'), big, places), 'spell', ['bear']);
    expect(damageOn(at(['meadow', 'ogn-296']), 'bear')).toEqual([4]);
    expect(damageOn(at(['ogn-296', 'bridge']), 'bear')).toEqual([3]);
  });
  it('of Void Seeker is 4, and a card is drawn', () => {
    const big = { board: [card('ogn-137', 'bear', { at: 'other' })] };
    const table = plays(cardsTable(handed('ogn-024'), big), 'spell', ['bear']);
    expect(damageOn(table, 'bear')).toEqual([4]);
    expect(table.cards('p1', 'hand')).toEqual(['soldier']);
  });
  it('of Falling Star is 3 twice, by two abilities; the spell chooses nothing (380.1.a)', () => {
    const big = { board: [card('ogn-137', 'bear'), sergeant('guard')] };
    const table = plays(cardsTable(handed('ogn-029'), big), 'spell', ['bear'], ['guard']);
    expect(damageOn(table, 'bear', 'guard')).toEqual([3, 3]);
    expect(plays(cardsTable(handed('ogn-029'), big), 'spell', ['bear'], ['bear']).cards('p2', 'trash')).toEqual([
      'ogn-137',
    ]);
    const alone = plays(cardsTable(handed('ogn-029'), {}), 'spell');
    alone.expectHappened('abilityTaken', { reason: 'there is nothing to choose' });
    expect(alone.cards('p1', 'trash')).toEqual(['ogn-029']);
  });
  it('of Challenge is the might of either unit, dealt by the units: Annie adds nothing', () => {
    const own = [card('ogn-137', 'bear'), card('ogs-001', 'annie')];
    const table = plays(cardsTable(handed('ogn-128', ...own), enemies), 'spell', ['bear'], ['guard']);
    expect(damageOn(table, 'bear', 'annie')).toEqual([4, 0]);
    expect(table.cards('p2', 'trash')).toEqual(['ogn-219']);
  });
});

describe('spells that move or kill', () => {
  it('Gust returns a unit of 3 or less might at a battlefield', () => {
    const small = { board: [card('ogn-175', 'skulker', { at: 'other' }), sergeant('guard', { at: 'other' })] };
    const table = cardsTable(handed('ogn-169'), small).answer('p1', { action: 'play', card: 'spell' });
    expect(table.legal('p1')).toEqual([[table.id('skulker')]]);
    expect(plays(cardsTable(handed('ogn-169'), small), 'spell', ['skulker']).cards('p2', 'hand')).toEqual(['ogn-175']);
  });
  it('Fight or Flight moves a unit to its base, as it is', () => {
    const table = plays(cardsTable(handed('ogn-168'), enemies), 'spell', ['guard']);
    expect(table.marks('guard')).toEqual({});
    expect(table.cards('p2', 'board')).toEqual(['ogn-219', 'ogn-219']);
  });
  it('Vengeance kills any unit', () => {
    const table = plays(cardsTable(handed('ogn-229'), enemies), 'spell', ['home']);
    expect(table.cards('p2', 'trash')).toEqual(['ogn-219']);
  });
});

describe('spells for one’s own units', () => {
  it('Back to Back gives two of them 2 might', () => {
    const own = ['one', 'two', 'three'].map((as) => sergeant(as));
    const table = plays(cardsTable(handed('ogn-206', ...own)), 'spell', ['one', 'three']);
    expect(['one', 'two', 'three'].map((unit) => might(table, unit))).toEqual([6, 4, 6]);
  });
  it('Decisive Strike gives all of them 2 might, until the turn ends', () => {
    const table = plays(cardsTable(handed('ogs-024', sergeant('one'), sergeant('two')), enemies), 'spell');
    expect(['one', 'two', 'guard'].map((unit) => might(table, unit))).toEqual([6, 6, 4]);
    table.answer('p1', { action: 'end-turn' });
    expect(might(table, 'one')).toBe(4);
  });
  it('Recruit the Vanguard plays four Recruits, each where its player says', () => {
    const table = plays(
      cardsTable(handed('ogs-015', sergeant('holder', { at: 'own' }))),
      'spell',
      ...['base', 'own', 'own', 'base'],
    );
    expect(table.cards('p1', 'board')).toEqual(['ogn-219', ...Array<string>(4).fill('ogn-271')]);
    const there = Object.values(table.state.objects).filter(({ marks }) => marks['at'] === table.id('own'));
    expect(there.map(({ definition, marks }) => [definition, marks['exhausted']])).toEqual([
      ['ogn-219', undefined],
      ['ogn-271', true],
      ['ogn-271', true],
    ]);
  });
});
