/** "When you do so" leaves an auto-ability of its own behind, which chooses once what was to be done has been done. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { bothPass, fftcgTable, forward, toAttack } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const TEXT =
  'When Walker 1 enters the field, you may discard 1 card. When you do so, choose 1 Forward opponent controls. Deal it 4000 damage.';
const walker = definitionOf(record(1, { cost: 0, text: TEXT }));
const plain = forward({ id: 'plain', power: 4000 });
const PAID = { spare: 'discard' };
const target = { card: 'plain', as: 'target' };

/** The card has entered, and its player is asked whether to discard. */
const asked = (hand: readonly string[] = ['plain'], field: readonly JsonRecord[] = [target]) => {
  const p1 = { hand: [{ card: '1-001', as: 'walker' }, ...hand.map((card) => ({ card, as: 'spare' }))] };
  const at = fftcgTable({ p1, p2: { field: [...field] } }, [walker, plain]);
  return bothPass(at.answer('p1', { action: 'cast-character', card: 'walker' }));
};

rule('FF-TCG 11.8.17.2', () => {
  describe('"when you do so"', () => {
    it('goes on the stack after the payment, and chooses then', () => {
      const at = asked().answer('p1', 'yes').answer('p1', PAID);
      expect(at.cards('p1', 'break')).toEqual(['plain']);
      at.expectDecision({ p1: 'target' });
      bothPass(at.answer('p1', ['target']));
      expect(at.cards('p2', 'break')).toEqual(['plain']);
    });

    it('does nothing where the player declines', () => {
      const at = asked().answer('p1', 'no');
      at.expectDecision({ p1: 'priority' });
      expect([at.cards('p1', 'hand'), at.cards('p2', 'field')]).toEqual([['plain'], ['plain']]);
    });

    it('does nothing where there is nothing to choose, though the cost was paid', () => {
      const at = asked(['plain'], []).answer('p1', 'yes').answer('p1', PAID);
      at.expectDecision({ p1: 'priority' });
      expect(at.cards('p1', 'break')).toEqual(['plain']);
    });
  });
});

rule('FF-TCG 11.8.17.2', () => {
  const text =
    'When Walker 1 attacks, you may put the top 2 cards of your deck into the Break Zone. When you do so, draw 1 card.';
  const attacked = (deck: readonly string[]): Table => {
    const card = definitionOf(record(1, { text }));
    const p1 = { deck, field: [{ card: '1-001', as: 'walker' }] };
    const at = toAttack(fftcgTable({ p1 }, [card, forward({ id: 'page' })])).answer('p1', ['walker']);
    return bothPass(at).answer('p1', 'yes');
  };

  it('counts as done that all the cards which a text names were put', () => {
    bothPass(attacked(['page', 'page', 'page'])).expectHappened('drawn', { seat: 'p1' });
  });

  it('does not where the deck had a card too few', () => {
    const at = attacked(['page']);
    expect([at.cards('p1', 'break'), at.state.pending[0]?.kind]).toEqual([['page'], 'priority']);
    at.expectNotHappened('abilityPlaced');
  });
});
