/** Texts that depend on numbers and places, read by the grammar and played. */
import { describe, expect, it } from 'vitest';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { attackWith, bothPass, fftcgTable, summon, toAttack } from '../../../support/fftcg.js';
import { entered, inHand, onField, strong, summoned, weak } from '../../../support/fftcg-texts.js';
import { rule } from '../../../support/rule.js';

const named = (card: string, as = card) => ({ card, as });
const many = (card: string, count: number) =>
  Array.from({ length: count }, (_, index) => named(card, `${card}${index}`));

rule('FF-TCG 11.11.5', () => {
  describe('"your opponent reveals their hand, and you select 1 card … instead"', () => {
    const text =
      'When Walker 1 enters the field, your opponent discards 1 card. If you control 2 or more Backups, your opponent reveals their hand, and you select 1 card for your opponent to discard instead.';
    const p2 = { hand: [named('weak'), named('strong')] };

    it('leaves the choice to the opponent with one Backup too few', () => {
      const at = entered(text, { p1: { field: many('lamp', 1) }, p2 });
      at.expectDecision({ p2: 'choose' }).answer('p2', ['weak']);
      expect(at.cards('p2', 'break')).toEqual(['weak']);
    });

    it('shows the hand and asks the player of the text with two', () => {
      const at = entered(text, { p1: { field: many('lamp', 2) }, p2 });
      at.expectHappened('revealed').expectDecision({ p1: 'choose' });
      expect(at.legal('p1')).toHaveLength(2);
      at.answer('p1', at.legal('p1')[1] ?? []);
      expect(at.cards('p2', 'break')).toEqual(['strong']);
    });
  });

  describe('"of cost equal to or less than the number of Backups you control"', () => {
    const text =
      'When Walker 1 enters the field, you may play 1 Forward of cost equal to or less than the number of Backups you control from your hand onto the field.';
    const at = (backups: number) =>
      entered(text, { p1: { field: many('lamp', backups), hand: [named('weak')] } }).answer('p1', 'yes');

    it('plays a Forward that costs as much', () => {
      const table = at(1);
      table.expectDecision({ p1: 'choose' }).answer('p1', ['weak']);
      expect(table.cards('p1', 'field')).toContain('weak');
    });

    it('plays no Forward that costs more', () => {
      const table = at(0);
      table.expectDecision({ p1: 'choose' }).expectRefused('p1', ['weak'], 'answer.unknown-option');
      expect(table.cards('p1', 'hand')).toEqual(['weak']);
    });
  });

  it('rounds half of a power up to whole thousands', () => {
    const text =
      'Deal each Fire Forward opponent controls damage equal to half of its power (round up to the nearest 1000).';
    const at = summoned(text, { p2: { field: [named('weak'), named('strong')] } });
    at.expectHappened('damageDealt', { object: 'weak', amount: 2000 });
    at.expectHappened('damageDealt', { object: 'strong', amount: 5000 });
  });

  it('finds the cost of a card in the Break Zone by "if its cost is X"', () => {
    const text = '{X}: Choose 1 Forward in your Break Zone. If its cost is X, play it onto the field.';
    const play = (x: number) => {
      const at = onField(text, { p1: { field: many('lamp', 2), break: [named('weak')] } });
      at.answer('p1', { action: 'use-ability', source: 'walker', ability: 'use' })
        .answer('p1', x)
        .answer('p1', ['weak']);
      at.answer('p1', Object.fromEntries(Array.from({ length: x }, (_, index) => [`lamp${index}`, 'fire'])));
      return bothPass(at).cards('p1', 'field');
    };
    expect(play(1)).toContain('weak');
    expect(play(2)).not.toContain('weak');
  });

  it('draws as many cards as were put under the deck, none for none', () => {
    const text =
      'When Walker 1 enters the field, place up to 2 cards from your hand at the bottom of your deck in any order. Then, draw the same number of cards.';
    const at = (chosen: readonly string[]) =>
      entered(text, { p1: { hand: [named('weak'), named('strong')], deck: 10 } }).answer('p1', [...chosen]);
    expect(at([]).cards('p1', 'hand')).toEqual(['weak', 'strong']);
    const one = at(['weak']);
    expect(one.cards('p1', 'hand')).toContain('strong');
    expect(one.cards('p1', 'hand')).not.toContain('weak');
    expect(one.cards('p1', 'hand')).toHaveLength(2);
  });

  it('dulls Forwards whose power is at most that of the card', () => {
    const text = "{1}: Dull all the Forwards with a power equal or inferior to Walker 1's opponent controls.";
    const at = onField(text, { p1: { field: many('lamp', 1) }, p2: { field: [named('weak'), named('strong')] } });
    at.answer('p1', { action: 'use-ability', source: 'walker', ability: 'use' }).answer('p1', { lamp0: 'fire' });
    bothPass(at);
    expect([at.marks('weak')['dull'], at.marks('strong')['dull']]).toEqual([true, undefined]);
  });
});

rule('FF-TCG 11.8.17.1', () => {
  it('announces a choice of its own as what was chosen falls in the turn', () => {
    const text =
      'Choose 1 Forward. Deal it 4000 damage. When it is put from the field into the Break Zone this turn, choose 1 Forward opponent controls. Break it.';
    const p2 = { field: [named('weak'), named('strong')] };
    const fallen = summoned(text, { p2 }, 'weak');
    bothPass(fallen.answer('p1', ['strong']));
    expect(fallen.cards('p2', 'break')).toEqual(['weak', 'strong']);
    expect(summoned(text, { p2 }, 'strong').cards('p2', 'field')).toEqual(['weak', 'strong']);
  });
});

rule('FF-TCG 11.8.18', () => {
  const text = 'If you have received 5 points of damage, put Walker 1 into the Break Zone.';

  it('puts the card into the Break Zone at the sixth point of damage, and not at the fifth', () => {
    const cast = (damage: number) => {
      const at = inHand('forward', text, { p1: { damage } });
      return at.answer('p1', { action: 'cast-character', card: 'walker' });
    };
    expect(bothPass(cast(6)).cards('p1', 'break')).toEqual(['1-001']);
    expect(cast(5).cards('p1', 'field')).toEqual(['1-001']);
  });
});

rule('FF-TCG 11.11.5', () => {
  it('triggers "from the Break Zone" as its card enters from there, and not from the hand', () => {
    const text = 'When Walker 1 enters the field from the Break Zone, draw 2 cards.';
    const walker = definitionOf(record(1, { cost: 0, type: 'forward', text }));
    const raise = summon({
      id: 'raise',
      cost: 0,
      targets: [{ as: 'target', from: { zone: 'break', of: 'you' }, min: 1, max: 1 }],
      effect: { do: 'play-onto-field', objects: 'target' },
    });
    const p1 = { hand: [named('raise')], break: [{ card: '1-001', as: 'walker' }] };
    const raised = fftcgTable({ p1 }, [walker, raise]).answer('p1', { action: 'cast-summon', card: 'raise' });
    bothPass(bothPass(raised.answer('p1', ['walker'])));
    expect(raised.cards('p1', 'hand')).toHaveLength(2);
    const cast = inHand('forward', text).answer('p1', { action: 'cast-character', card: 'walker' });
    expect([cast.cards('p1', 'field'), cast.cards('p1', 'hand')]).toEqual([['1-001'], []]);
    expect(cast.state.zones['stack'] ?? []).toEqual([]);
  });
});

rule('FF-TCG 11.11.5', () => {
  const text = "During your opponent's turn, Walker 1 cannot block a Forward with a power greater than his.";
  const attacked = (attacker: string) => {
    const walker = definitionOf(record(1, { cost: 0, type: 'forward', text }));
    const p2 = { field: [{ card: '1-001', as: 'walker' }] };
    const at = fftcgTable({ p1: { field: [named(attacker)] }, p2 }, [walker, weak, strong]);
    return attackWith(toAttack(at), attacker);
  };

  it('lets the card block a Forward that is not stronger, and none that is', () => {
    attacked('weak').answer('p2', { block: 'walker' }).expectHappened('blocked');
    attacked('strong').expectNotHappened('blocked');
    expect(attacked('strong').state.pending.map(({ kind }) => kind)).not.toContain('block');
  });
});
