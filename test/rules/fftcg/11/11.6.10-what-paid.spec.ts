/** Texts that ask what was discarded, or put into the Break Zone, for a cost. */
import { expect, it } from 'vitest';
import type { Json } from '../../../../src/engine/index.js';
import { bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const named = (card: string) => ({ card, as: card });
const cards = [
  forward({ id: 'rock', elements: ['earth'], cost: 5, power: 6000 }),
  forward({ id: 'wave', elements: ['water'], cost: 2 }),
  forward({ id: 'strong', power: 9000, generic: true }),
  forward({ id: 'mild', power: 7000 }),
  summon({ id: 'gust', elements: ['wind'], cost: 4 }),
];
/** p1 has a Forward with this text on the field, and the ability of the text has been used for this payment. */
const used = (text: string, payment: Json): Table => {
  const walker = definitionOf(record(1, { cost: 0, type: 'forward', text }));
  const p1 = { hand: ['rock', 'wave', 'gust'].map(named), field: [{ card: '1-001', as: 'walker' }, named('mild')] };
  const at = fftcgTable({ p1, p2: { field: [{ card: 'strong', as: 'theirs' }] } }, [walker, ...cards]);
  at.answer('p1', { action: 'use-ability', source: 'walker', ability: 'use' });
  return at.answer('p1', ['theirs']).answer('p1', payment);
};

rule('FF-TCG 11.6.10', () => {
  const text =
    'Discard 1 card: Choose 1 Forward. Deal it 2000 damage. If the discarded card is of Earth Element, deal it 7000 damage instead.';

  it('does what the text says of a card of the element that was discarded', () => {
    bothPass(used(text, { rock: 'discard' })).expectHappened('damageDealt', { amount: 7000 });
  });

  it('does the other thing for a card of another element', () => {
    bothPass(used(text, { wave: 'discard' })).expectHappened('damageDealt', { amount: 2000 });
  });

  it('counts the CP of the Summon that was discarded', () => {
    const counting =
      'Discard 1 Summon: Choose 1 Forward. Deal it 2000 damage for each CP required to cast the discarded Summon.';
    bothPass(used(counting, { gust: 'discard' })).expectHappened('damageDealt', { amount: 8000 });
  });

  it('deals as much as the power of the Forward that was put into the Break Zone', () => {
    const giving =
      'Put 1 Forward into the Break Zone: Choose 1 Forward. Deal it damage equal to the power of the Forward put in the Break Zone. Draw 1 card.';
    bothPass(used(giving, { mild: 'break' })).expectHappened('damageDealt', { amount: 7000 });
  });
});

rule('FF-TCG 11.8.14', () => {
  const text =
    'When Walker 1 enters the field, you may discard 1 card. When you do so, choose 1 Forward. Deal it 1000 damage for each CP required to cast the discarded card. If the discarded card is a Forward, also draw 1 card.';
  const discarding = (card: string): Table => {
    const walker = definitionOf(record(1, { cost: 0, type: 'forward', text }));
    const p1 = { hand: [{ card: '1-001', as: 'walker' }, ...['rock', 'gust'].map(named)] };
    const at = fftcgTable({ p1, p2: { field: [{ card: 'strong', as: 'theirs' }] } }, [walker, ...cards]);
    bothPass(at.answer('p1', { action: 'cast-character', card: 'walker' }));
    return bothPass(
      at
        .answer('p1', 'yes')
        .answer('p1', { [card]: 'discard' })
        .answer('p1', ['theirs']),
    );
  };

  it('still knows the discarded card when the "when you do so" ability resolves', () => {
    const at = discarding('rock').expectHappened('damageDealt', { amount: 5000 });
    expect(at.cards('p1', 'hand')).toHaveLength(2);
  });

  it('does not draw for a Summon', () => {
    const at = discarding('gust').expectHappened('damageDealt', { amount: 4000 });
    expect(at.cards('p1', 'hand')).toEqual(['rock']);
  });

  it('finds a card of the same cost as the one that was discarded, and no other', () => {
    const seeking =
      'When Walker 1 enters the field, draw 1 card. You may discard 1 card. If you do so, search for 1 Forward of the same cost as the discarded card and add it to your hand.';
    const walker = definitionOf(record(1, { cost: 0, type: 'forward', text: seeking }));
    const p1 = { hand: [{ card: '1-001', as: 'walker' }, named('rock')], deck: ['wave', 'rock', 'strong'] };
    const at = fftcgTable({ p1 }, [walker, ...cards]);
    bothPass(at.answer('p1', { action: 'cast-character', card: 'walker' }));
    at.answer('p1', 'yes').answer('p1', { rock: 'discard' });
    at.expectLegal('p1', [[], [at.find('p1', 'deck', 'rock')]]);
  });
});
