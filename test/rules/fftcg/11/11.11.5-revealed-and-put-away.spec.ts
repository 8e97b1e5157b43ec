/** Printed texts about cards that were revealed, put away or drawn just before. */
import { expect, it } from 'vitest';
import { attackWith, bothPass, fftcgTable, forward, summon, toAttack } from '../../../support/fftcg.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const named = (card: string) => ({ card, as: card });
const CARDS = [
  forward({ id: 'cheap', cost: 2 }),
  forward({ id: 'dear', cost: 4, power: 9000 }),
  summon({ id: 'call', cost: 0 }),
];
const USE = { action: 'use-ability', source: 'walker', ability: 'use' };
/** p1 has a Forward with this text; the opponent has a cheap and a dear one. */
const withText = (text: string, deck: readonly string[]): Table => {
  const walker = definitionOf(record(1, { cost: 0, type: 'forward', text }));
  const p2 = { field: ['cheap', 'dear'].map(named) };
  return fftcgTable({ p1: { field: [{ card: '1-001', as: 'walker' }], deck }, p2 }, [walker, ...CARDS]);
};

rule('FF-TCG 11.11.5', () => {
  it('breaks the Forwards of the cost of the revealed card, and takes the card to hand', () => {
    const text =
      '{0}: Reveal the top card of your deck. Break all Forwards opponent controls with the same cost as the revealed card. Add the revealed card to your hand.';
    const at = bothPass(withText(text, ['dear', 'cheap']).answer('p1', USE));
    expect([at.cards('p2', 'break'), at.cards('p1', 'hand')]).toEqual([['dear'], ['dear']]);
  });

  it('breaks the chosen Forward if the removed card is a Forward, and else damages it', () => {
    const text =
      '{0}: Choose 1 Forward. Remove the top card of your deck from the game. If the removed card is a Forward, break it. If not, deal it 3000 damage.';
    const removed = (top: string) => bothPass(withText(text, [top, 'cheap']).answer('p1', USE).answer('p1', ['dear']));
    expect(removed('cheap').cards('p2', 'break')).toEqual(['dear']);
    const damaged = removed('call').expectHappened('damageDealt', { amount: 3000 });
    expect(damaged.cards('p2', 'break')).toEqual([]);
  });
});

rule('FF-TCG 11.3.11', () => {
  const text = '{0}: Reveal the top card of your deck. If it is a Summon, you may pay the cost and cast it.';

  it('casts the revealed Summon from the deck, if its player wants to', () => {
    const at = bothPass(withText(text, ['call', 'cheap']).answer('p1', USE)).answer('p1', 'yes');
    at.expectHappened('summonCast', { seat: 'p1' });
    expect([at.cards('p1', 'deck'), at.state.zones['stack']?.length]).toEqual([['cheap'], 1]);
  });

  it('asks nothing about another card', () => {
    const at = bothPass(withText(text, ['dear', 'call']).answer('p1', USE));
    at.expectDecision({ p1: 'priority' });
    expect(at.cards('p1', 'deck')).toEqual(['dear', 'call']);
  });
});

rule('FF-TCG 11.6.5', () => {
  it('chooses the Forward that blocks the card, and none while nobody blocks', () => {
    const at = toAttack(withText('{0}: Choose 1 Forward blocking Walker 1. Break it.', ['cheap']));
    attackWith(at, 'walker').answer('p2', { block: 'dear' });
    at.answer('p1', USE)
      .expectLegal('p1', [['dear']])
      .answer('p1', ['dear']);
    expect(bothPass(at).cards('p2', 'break')).toEqual(['dear']);
    withText('{0}: Choose 1 Forward blocking Walker 1. Break it.', ['cheap']).expectRefused(
      'p1',
      USE,
      'ability.condition',
    );
  });
});
