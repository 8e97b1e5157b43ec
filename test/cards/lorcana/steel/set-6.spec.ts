import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { card, challenge, endTurn, exerted, play, type Placed } from '../../../support/lorcana-actions.js';

describe('Mr. Big - Shrewd Tycoon (6-174)', () => {
  it('is not challenged by characters of strength 2 or more', () => {
    const table = (id: string) =>
      lorcanaTable({ p1: { play: [card(id, 'one')] }, p2: { play: [exerted('6-174', 'big')] } });
    table('1-22').expectRefused('p1', challenge('one', 'big'), 'challenge.prohibited');
    expect(table('1-7').answer('p1', challenge('one', 'big')).exists('big')).toBe(false);
  });
  it('is for what strength they have as they would challenge, without Challenger', () => {
    const at = lorcanaTable({ p1: { play: [card('1-174', 'hook')] }, p2: { play: [exerted('6-174', 'big')] } });
    expect(at.answer('p1', challenge('hook', 'big')).exists('big')).toBe(false);
  });
});

describe('Captain Amelia - Commander of the Legacy (6-192)', () => {
  const table = (id: string) =>
    lorcanaTable({
      p1: { play: [card(id, 'one')] },
      p2: { play: [exerted('6-192', 'amelia'), exerted('1-12', 'mickey')] },
    });

  it('is not challenged by Pirates', () => {
    table('1-174').expectRefused('p1', challenge('one', 'amelia'), 'challenge.prohibited');
    expect(table('1-22').answer('p1', challenge('one', 'amelia')).marks('amelia')['damage']).toBe(2);
  });
  it('gives Resist +1 to her others while they are being challenged', () => {
    const at = table('1-22').answer('p1', challenge('one', 'mickey'));
    expect([at.marks('mickey')['damage'], at.facts('mickey').keywords]).toEqual([1, {}]);
    const challenging = lorcanaTable({
      p1: { play: ['6-192', card('1-12', 'mickey')] },
      p2: { play: [exerted('1-22', 'stitch')] },
    });
    expect(challenging.answer('p1', challenge('mickey', 'stitch')).marks('mickey')['damage']).toBe(2);
  });
});

describe('John Silver - Stern Captain (6-194)', () => {
  it('deals 1 damage to each opposing ready character as his player’s turn begins', () => {
    const at = lorcanaTable(
      { p1: { play: ['6-194', card('1-22', 'own')] }, p2: { play: [card('1-12', 'ready'), exerted('1-12', 'tired')] } },
      [],
      { turn: { active: 'p2' } },
    ).answer('p2', endTurn);
    expect(['own', 'ready', 'tired'].map((label) => at.marks(label)['damage'])).toEqual([undefined, 1, undefined]);
  });
});

describe('Hot Potato (6-195)', () => {
  it('deals 2 damage to a character or banishes an item', () => {
    const played = (mode: string) =>
      lorcanaTable({
        p1: { hand: [card('6-195', 'potato')], inkwell: 3 },
        p2: { play: [card('1-12', 'mickey'), card('1-32', 'fork')] },
      })
        .answer('p1', play('potato'))
        .answer('p1', mode);
    expect(played('burn').marks('mickey')).toEqual({ damage: 2 });
    expect(played('drop').exists('fork')).toBe(false);
  });
});

describe('Ambush! (6-198)', () => {
  const ambush = (own: readonly Placed[]) =>
    lorcanaTable({
      p1: { hand: [card('6-198', 'ambush')], inkwell: 3, play: [...own] },
      p2: { play: [card('1-5', 'hades'), card('1-118', 'mulan')] },
    }).answer('p1', play('ambush'));

  it('exerts a character of the player for damage equal to its strength', () => {
    const at = ambush([
      card('1-12', 'three'),
      card('1-22', 'two'),
      exerted('1-118', 'tired'),
      { card: '1-12', as: 'new', drying: true },
    ]);
    at.expectLegal('p1', [['three'], ['two']])
      .answer('p1', ['three'])
      .answer('p1', ['hades']);
    expect([at.marks('three'), at.marks('hades')]).toEqual([{ exerted: true }, { damage: 3 }]);
  });
  it('deals nothing if nobody can be exerted', () => {
    ambush([exerted('1-118', 'tired')])
      .expectNotHappened('damageDealt')
      .expectDecision({ p1: 'turnAction' });
  });
});

describe('Treasure Mountain - Azurite Sea Island (6-203)', () => {
  it('deals 1 damage for each character here as its player’s turn begins', () => {
    const at = lorcanaTable(
      {
        p1: {
          play: [
            card('6-203', 'mountain'),
            { card: '1-22', as: 'a', at: 'mountain' },
            { card: '1-22', as: 'b', at: 'mountain' },
            '1-12',
          ],
        },
        p2: { play: [card('1-118', 'mulan')] },
      },
      [],
      { turn: { active: 'p2' } },
    ).answer('p2', endTurn);
    expect(at.answer('p1', ['mulan']).marks('mulan')).toEqual({ damage: 2 });
  });
});
