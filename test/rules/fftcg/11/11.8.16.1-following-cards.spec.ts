/** Texts that follow a card out of the field and back, and texts about the player of a chosen card. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { attackWith, bothPass, fftcgTable, forward, toAttack } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const weak = forward({ id: 'weak', power: 4000 });
const strong = forward({ id: 'strong', power: 9000 });
const on = (card: string, as = card): JsonRecord => ({ card, as });
const walker = { card: '1-001', as: 'walker' };

const table = (type: 'summon' | 'forward', text: string, p1: JsonRecord, p2: JsonRecord): Table =>
  fftcgTable({ p1, p2 }, [definitionOf(record(1, { cost: 0, type, text })), weak, strong]);

rule('FF-TCG 11.8.16.1', () => {
  describe('"when you do so, play it from the Break Zone" about the card itself', () => {
    const text =
      'When Walker 1 is put from the field into the Break Zone, you may discard 1 card. When you do so, play Walker 1 from the Break Zone onto the field dull.';
    /** The Forward with this text has been broken in battle, and its player is asked whether to discard. */
    const asked = (): Table => {
      const at = table('forward', text, { field: [walker], hand: [on('weak', 'spare')] }, { field: [on('strong')] });
      return bothPass(bothPass(attackWith(toAttack(at), 'walker').answer('p2', { block: 'strong' })));
    };

    it('plays the card that lies in the Break Zone', () => {
      const at = bothPass(asked().answer('p1', 'yes').answer('p1', { spare: 'discard' }));
      expect([at.cards('p1', 'field'), at.cards('p1', 'break')]).toEqual([['1-001'], ['weak']]);
      at.expectHappened('entered', { dull: true });
    });

    it('leaves the card there without the payment', () => {
      const at = asked().answer('p1', 'no');
      expect([at.cards('p1', 'field'), at.cards('p1', 'break')]).toEqual([[], ['1-001']]);
    });
  });

  describe('"play it onto the field at the end of the turn"', () => {
    const text =
      'Choose 1 Forward you control. Remove it from the game. Play it onto the field at the end of the turn.';
    const removed = (): Table => {
      const at = table('summon', text, { hand: [walker], field: [on('weak')] }, {});
      return bothPass(at.answer('p1', { action: 'cast-summon', card: 'walker' }).answer('p1', ['weak']));
    };

    it('leaves the removed card out of the game until then', () => {
      const at = removed();
      expect([at.cards('p1', 'field'), at.cards('p1', 'removed')]).toEqual([[], ['weak']]);
    });

    it('plays the removed card as the End Phase begins', () => {
      const at = removed();
      while (at.state.turn.phase !== 'end') bothPass(at);
      bothPass(at);
      expect([at.cards('p1', 'field'), at.cards('p1', 'removed')]).toEqual([['weak'], []]);
    });
  });
});

rule('FF-TCG 11.11.5', () => {
  const text = "Choose 1 Forward. Break it. That Forward's controller discards 1 card from their hand.";
  const broken = (mine: readonly string[], theirs: readonly string[], target: string): Table => {
    const at = table(
      'summon',
      text,
      { hand: [walker, on('strong', 'own')], field: mine.map((one) => on(one)) },
      { hand: [on('strong', 'their')], field: theirs.map((one) => on(one)) },
    );
    return bothPass(at.answer('p1', { action: 'cast-summon', card: 'walker' }).answer('p1', [target]));
  };

  it("has the controller of the opponent's broken Forward discard", () => {
    const at = broken([], ['weak'], 'weak').answer('p2', ['their']);
    expect([at.cards('p1', 'hand'), at.cards('p2', 'hand')]).toEqual([['strong'], []]);
  });

  it('has the player of the text discard for a Forward of their own', () => {
    const at = broken(['weak'], [], 'weak').answer('p1', ['own']);
    expect([at.cards('p1', 'hand'), at.cards('p2', 'hand')]).toEqual([[], ['strong']]);
  });
});

rule('FF-TCG 11.8.14', () => {
  const text =
    'Choose 1 Forward. You may discard 1 card. If you do so, deal it 9000 damage. If not, deal it 4000 damage.';
  const asked = (): Table => {
    const at = table('summon', text, { hand: [walker, on('weak', 'spare')] }, { field: [on('strong')] });
    return bothPass(at.answer('p1', { action: 'cast-summon', card: 'walker' }).answer('p1', ['strong']));
  };

  it('does the first for the payment', () => {
    expect(asked().answer('p1', 'yes').answer('p1', { spare: 'discard' }).cards('p2', 'break')).toEqual(['strong']);
  });

  it('does "if not" without the payment', () => {
    asked().answer('p1', 'no').expectHappened('damageDealt', { amount: 4000 });
  });
});

rule('FF-TCG 11.12.5.3', () => {
  const text =
    'When Walker 1 enters the field, draw 1 card. During this turn, the next damage dealt to you becomes 0 instead.';

  it('replaces the next damage to the player by none, and no second one', () => {
    const hurt = (n: number): string => `When Walker ${n} enters the field, Walker ${n} deals you 1 point of damage.`;
    const cards = [text, hurt(2), hurt(3)].map((one, index) => definitionOf(record(index + 1, { cost: 0, text: one })));
    const hand = [walker, on('1-002', 'first'), on('1-003', 'second')];
    const start = fftcgTable({ p1: { hand, deck: 5 } }, cards);
    const cast = (at: Table, card: string): Table => bothPass(at.answer('p1', { action: 'cast-character', card }));
    const once = cast(cast(start, 'walker'), 'first');
    expect(once.cards('p1', 'damage')).toHaveLength(0);
    expect(cast(once, 'second').cards('p1', 'damage')).toHaveLength(1);
  });
});
