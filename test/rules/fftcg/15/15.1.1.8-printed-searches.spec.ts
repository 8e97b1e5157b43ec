/** Printed searches for a card of the same name, and for one that goes on top of the deck. */
import { expect, it } from 'vitest';
import { bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const named = (card: string) => ({ card, as: card });
const CARDS = [
  forward({ id: 'baker', name: 'Baker' }),
  forward({ id: 'baker2', name: 'Baker' }),
  forward({ id: 'crowd', generic: true }),
  summon({ id: 'call' }),
];
/** p1 casts a Forward with this text, with these Forwards on the field and this deck. */
const cast = (text: string, field: readonly string[], deck: readonly string[]): Table => {
  const walker = definitionOf(record(1, { cost: 0, type: 'forward', text }));
  const p1 = { hand: [{ card: '1-001', as: 'walker' }], field: field.map(named), deck };
  return fftcgTable({ p1 }, [walker, ...CARDS]).answer('p1', { action: 'cast-character', card: 'walker' });
};

rule('FF-TCG 15.1.1.8.1', () => {
  const sameName =
    'When Walker 1 enters the field, choose 1 Character without 《一般》 other than Walker 1. You may search for 1 Character with the same name and add it to your hand.';

  it('finds a card of the name of the Character that was chosen, and no other', () => {
    const at = cast(sameName, ['baker', 'crowd'], ['call', 'crowd', 'baker2', 'call']);
    bothPass(at.expectLegal('p1', [['baker']]).answer('p1', ['baker'])).answer('p1', 'yes');
    const finds = at.legal('p1').filter((answer) => JSON.stringify(answer) !== '[]');
    expect(finds).toHaveLength(1);
    expect(at.answer('p1', finds[0] ?? []).cards('p1', 'hand')).toEqual(['baker2']);
  });

  it('cannot choose a Character with the generic icon', () => {
    cast(sameName, ['crowd'], ['crowd']).expectDecision({ p1: 'priority' });
  });

  it('puts the card that was found on top of the shuffled deck', () => {
    const text = 'When Walker 1 enters the field, you may search for 1 Summon and put it on top of your deck.';
    const deck = ['baker', 'baker2', 'baker', 'call', 'baker2'];
    const at = bothPass(cast(text, [], deck)).answer('p1', 'yes');
    at.answer('p1', at.legal('p1').find((answer) => JSON.stringify(answer) !== '[]') ?? []);
    at.expectHappened('revealed').expectHappened('shuffled');
    expect([at.cards('p1', 'deck')[0], at.cards('p1', 'deck').length]).toEqual(['call', 5]);
  });
});
