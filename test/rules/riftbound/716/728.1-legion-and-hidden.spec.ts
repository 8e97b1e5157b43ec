import { expect, it } from 'vitest';
import { draw, free } from '../../../support/riftbound-abilities.js';
import { at, battleTable } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { runes, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const veiled = unit({ id: 'veiled', keywords: [{ keyword: 'hidden' }] });
/** Draws 2 if its player has played another card in this turn, else 1. */
const legion = free('legion', {
  do: 'if',
  condition: { happened: 'played', by: 'you', is: { min: 1 } },
  then: draw(2),
  otherwise: draw(1),
});
const card = (id: string) => ({ card: id, as: id });
const open = (p1: object) =>
  battleTable(
    { p1: [at('m1', 'meadow')], p2: [] },
    { meadow: 'p1' },
    { cards: [legion, veiled], seats: { p1: { ...p1 } } },
  );

rule('Riftbound 728.1', () => {
  it('counts a card that was played from facedown', () => {
    const table = open({ hand: [card('legion')], facedown: [{ ...card('veiled'), at: 'meadow', hiddenIn: 1 }] });
    allPass(play(play(table, 'veiled'), 'legion'));
    expect(table.cards('p1', 'hand')).toEqual(['soldier', 'soldier']);
  });
  it('does not count a card that was hidden, which is no playing', () => {
    const table = open({ hand: [card('legion'), card('veiled')], runes: runes('order', 1) });
    table.answer('p1', { action: 'hide', card: 'veiled', at: 'meadow' }).answer('p1', { 'order-1': 'order' });
    allPass(play(table, 'legion'));
    expect(table.cards('p1', 'hand')).toEqual(['soldier']);
  });
});
