/** Cards that we have invented: experience, prices that are never nothing, and what several units share. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../src/engine/index.js';
import { answered, card, cardsTable, damageOn, sergeant } from '../../support/riftbound-cards.js';
import { runes } from '../../support/riftbound.js';

const ours = { runes: ['calm', 'mind'].flatMap((domain) => runes(domain, 6)) };
const guard = (as: string) => sergeant(as, { at: 'other' });
const exhausted = (table: ReturnType<typeof cardsTable>): number =>
  Object.values(table.state.objects).filter(({ marks }) => marks['exhausted'] === true).length;

describe('of the Watch of the Storm', () => {
  it('the Petrel has 2 more might and Assault from 3 experience on', () => {
    const table = cardsTable({ ...ours, board: [card('storm-petrel', 'petrel'), card('chart-house', 'house')] });
    const facts = () => [table.facts('petrel').numbers['might'], table.facts('petrel').keywords['assault']];
    expect(facts()).toEqual([3, undefined]);
    answered(table.answer('p1', { action: 'move', to: 'own' }), ['petrel']);
    expect([table.player('p1')['experience'], facts()]).toEqual([2, [3, undefined]]);
    answered(table.answer('p1', { action: 'activate', source: 'house', ability: 'study' }));
    expect([table.player('p1')['experience'], facts()]).toEqual([3, [5, 1]]);
  });

  it('the Chart House gives experience for an energy, and a card for experience once in a turn', () => {
    const table = cardsTable({ ...ours, board: [card('storm-petrel', 'petrel'), card('chart-house', 'house')] });
    answered(table.answer('p1', { action: 'activate', source: 'house', ability: 'study' }));
    // The house, and a rune.
    expect([table.player('p1')['experience'], table.cards('p1', 'hand').length, exhausted(table)]).toEqual([1, 1, 2]);
    answered(table.answer('p1', { action: 'move', to: 'own' }), ['petrel']);
    expect([table.player('p1')['experience'], table.cards('p1', 'hand').length]).toEqual([3, 1]);
  });

  it.each([
    ['neap-tide', 1],
    ['low-water', 2],
  ])('the Chart House takes an energy off spells, and leaves one: %s costs %i', (spell, price) => {
    const board = [card('chart-house', 'house'), sergeant('unit', { at: 'own' })];
    const table = cardsTable({ ...ours, hand: [card(spell, 'spell')], board });
    table.answer('p1', { action: 'play', card: 'spell' });
    if (table.state.pending[0]?.kind === 'target') table.answer('p1', ['unit']);
    expect(Object.keys(table.legal('p1')[0] as JsonRecord)).toHaveLength(price);
  });

  it.each([
    [2, { pay: ['entry'] }, [0, 2]],
    [2, { pay: [] }, [2, 0]],
    [1, { pay: [] }, [1, 0]],
  ])('the Keeper of the Log, with %i experience and %o, leaves experience and cards %o', (experience, answer, left) => {
    const table = cardsTable({ ...ours, experience, hand: [card('log-keeper', 'keeper')] });
    table.answer('p1', { action: 'play', card: 'keeper' });
    expect(table.legal('p1')).toHaveLength(experience);
    answered(table.answer('p1', answer));
    expect([table.player('p1')['experience'], table.cards('p1', 'hand').length]).toEqual(left);
  });

  it('Hailstones are split among the units that were chosen, one at least to each', () => {
    const board = [guard('one'), guard('two'), sergeant('home')];
    const table = cardsTable({ ...ours, hand: [card('hailstones', 'spell')] }, { board });
    table
      .answer('p1', { action: 'play', card: 'spell' })
      .expectRefused('p1', ['home'], 'answer.unknown-option', '352.4');
    answered(table, ['one', 'two'], { one: 1, two: 3 });
    expect(damageOn(table, 'one', 'two', 'home')).toEqual([1, 3, 0]);
  });

  it('Low Water recalls units of 5 might together, and no more', () => {
    const board = [guard('one'), guard('two'), card('reef-surgeon', 'small', { at: 'other' })];
    const table = cardsTable({ ...ours, hand: [card('low-water', 'spell')] }, { board });
    table.answer('p1', { action: 'play', card: 'spell' });
    table.expectRefused('p1', ['one', 'two'], 'answer.constraint', '352.4');
    answered(table, ['two', 'small']);
    expect(['one', 'two', 'small'].map((as) => 'at' in table.marks(as))).toEqual([true, false, false]);
  });
});

describe('what the Watch brings back', () => {
  it('the Sounding Lead puts the rest back in an order that is chosen (keyword.predict)', () => {
    const mainDeck = [card('pilot-fish', 'a'), card('log-keeper', 'b'), card('quay-crier', 'c')];
    const table = cardsTable({ ...ours, hand: [card('sounding-lead', 'lead')], mainDeck });
    answered(table.answer('p1', { action: 'play', card: 'lead' }), [], ['b', 'a']);
    expect([table.cards('p1', 'hand'), table.cards('p1', 'mainDeck').slice(0, 2)]).toEqual([
      ['log-keeper'],
      ['pilot-fish', 'quay-crier'],
    ]);
  });

  it('the Salvage Crew lets its player play the top card for 2 energy less (353.4)', () => {
    const table = cardsTable({ ...ours, hand: [card('salvage-crew', 'crew')], mainDeck: [card('pilot-fish', 'fish')] });
    answered(table.answer('p1', { action: 'play', card: 'crew' }), ['fish']);
    // Two for the crew, and one for the fish.
    expect([table.cards('p1', 'board'), exhausted(table)]).toEqual([['pilot-fish'], 4]);
  });

  it.each([
    ['fish', 1],
    ['mate', 0],
  ])('the Pilot Fish gives experience as its player chooses %s for a spell: %i (352.4)', (chosen, experience) => {
    const board = [card('pilot-fish', 'fish'), sergeant('mate')];
    const table = cardsTable({ ...ours, hand: [card('bow-wave', 'wave')], board }, { board: [guard('foe')] });
    answered(table.answer('p1', { action: 'play', card: 'wave' }), ['foe'], [chosen]);
    expect(table.player('p1')['experience']).toBe(experience);
  });

  it('the Toll Chain returns a spell whose player cannot pay', () => {
    const table = cardsTable(
      { ...ours, hand: [card('sounding-lead', 'lead')], mainDeck: [card('log-keeper', 'b')] },
      { hand: [card('toll-chain', 'chain')], energy: 2 },
    );
    table.answer('p1', { action: 'play', card: 'lead' });
    table.answer('p1', table.legal('p1')[0] ?? null).answer('p1', { action: 'pass' });
    table.answer('p2', { action: 'play', card: 'chain' });
    table.answer('p2', table.legal('p2')[0] ?? null);
    answered(table, 'no');
    expect([table.cards('p1', 'hand'), table.cards('p1', 'trash')]).toEqual([['sounding-lead'], []]);
  });
});
