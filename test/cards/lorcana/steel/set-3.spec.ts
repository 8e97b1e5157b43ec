import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { card, challenge, endTurn, exerted, play, quest, type Placed } from '../../../support/lorcana-actions.js';

describe('Mr. Smee - Bumbling Mate (3-184)', () => {
  it('is dealt 1 damage at the end of his player’s turn if exerted and without a Captain', () => {
    const damage = (smee: Placed, ...others: string[]) =>
      lorcanaTable({ p1: { play: [smee, ...others] } })
        .answer('p1', endTurn)
        .marks('smee')['damage'];
    const at = exerted('3-184', 'smee');
    expect([damage(at), damage(at, '1-174'), damage(card('3-184', 'smee'))]).toEqual([1, undefined, undefined]);
  });
  it('is dealt none at the end of an opponent’s turn', () => {
    const at = lorcanaTable({ p2: { play: [exerted('3-184', 'smee')] } }).answer('p1', endTurn);
    expect(at.marks('smee')['damage']).toBe(undefined);
  });
});

describe('Sheriff of Nottingham - Corrupt Official (3-191)', () => {
  it('may deal 1 damage for each card that his player discards, also at the same time', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-199', 'ransack'), card('1-22', 'one'), card('1-12', 'two')], inkwell: 2, play: ['3-191'] },
      p2: { play: [card('1-5', 'hades')] },
    });
    at.answer('p1', play('ransack')).answer('p1', ['one', 'two']);
    at.answer('p1', at.legal('p1')[0] ?? null)
      .answer('p1', 'yes')
      .answer('p1', 'yes');
    expect(at.marks('hades')).toEqual({ damage: 2 });
  });
  it('deals nothing for an opponent’s', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-199', 'ransack'), card('1-22', 'one'), card('1-12', 'two')], inkwell: 2, play: ['1-5'] },
      p2: { play: ['3-191'] },
    });
    at.answer('p1', play('ransack')).answer('p1', ['one', 'two']).expectDecision({ p1: 'turnAction' });
  });
});

describe('Simba - Fighting Prince (3-192)', () => {
  const played = () =>
    lorcanaTable({
      p1: { hand: [card('3-192', 'simba'), card('1-22', 'stitch')], inkwell: 7, deck: ['1-12', '1-5'] },
      p2: { play: [card('1-118', 'mulan')] },
    }).answer('p1', play('simba'));

  it('may draw 2 and discard 2, or deal 2 damage, when played', () => {
    const swapped = played()
      .answer('p1', 'yes')
      .expectLegal('p1', ['swap-cards', 'deal-damage'])
      .answer('p1', 'swap-cards');
    swapped.answer('p1', ['stitch', swapped.find('p1', 'hand', '1-5')]);
    expect(swapped.cards('p1', 'hand')).toEqual(['1-12']);
    const dealt = played().answer('p1', 'yes').answer('p1', 'deal-damage').answer('p1', ['mulan']);
    expect([dealt.marks('mulan'), dealt.cards('p1', 'hand')]).toEqual([{ damage: 2 }, ['1-22']]);
    played().answer('p1', 'no').expectDecision({ p1: 'turnAction' });
  });
  it('may so when he banishes a character in a challenge in his player’s turn only', () => {
    const own = lorcanaTable({ p1: { play: [card('3-192', 'simba')] }, p2: { play: [exerted('1-22', 'stitch')] } });
    own.answer('p1', challenge('simba', 'stitch')).expectDecision({ p1: 'may' });
    const theirs = lorcanaTable({ p1: { play: [card('1-22', 'stitch')] }, p2: { play: [exerted('3-192', 'simba')] } });
    theirs.answer('p1', challenge('stitch', 'simba')).expectDecision({ p1: 'turnAction' });
  });
});

describe('Captain Hook’s Rapier (3-199)', () => {
  it('draws for 1 ink when a character of its player banishes one in a challenge', () => {
    const at = lorcanaTable({
      p1: { inkwell: 1, play: ['3-199', card('1-12', 'mickey'), card('1-111', 'goofy')] },
      p2: { play: [exerted('1-22', 'stitch'), exerted('1-22', 'other')] },
    });
    at.answer('p1', challenge('mickey', 'stitch')).answer('p1', 'yes').answer('p1', challenge('goofy', 'other'));
    at.expectDecision({ p1: 'turnAction' });
    expect(at.cards('p1', 'hand')).toHaveLength(1);
  });
  it('gives Challenger +1 to each Captain Hook of its player', () => {
    const at = lorcanaTable({
      p1: { play: ['3-199', card('1-174', 'hook'), card('1-12', 'mickey')] },
      p2: { play: [card('1-174', 'theirs')] },
    });
    expect(['hook', 'mickey', 'theirs'].map((label) => at.facts(label).keywords['challenger'])).toEqual([
      3,
      undefined,
      2,
    ]);
  });
});

describe('Maui’s Place of Exile - Hidden Island (3-202)', () => {
  it('gives Resist +1 to characters here', () => {
    const at = lorcanaTable({
      p1: { play: [card('3-202', 'isle'), { card: '1-12', as: 'here', at: 'isle' }, card('1-22', 'away')] },
    });
    expect(['here', 'away'].map((label) => at.facts(label).keywords)).toEqual([{ resist: 1 }, {}]);
  });
});

describe('The Bayou - Mysterious Swamp (3-204)', () => {
  it('may swap a card when a character quests from here', () => {
    const at = lorcanaTable({
      p1: {
        hand: [card('1-5', 'hades')],
        deck: ['1-22'],
        play: [card('3-204', 'bayou'), { card: '1-12', as: 'here', at: 'bayou' }, card('1-12', 'away')],
      },
    });
    at.answer('p1', quest('away')).expectDecision({ p1: 'turnAction' }).answer('p1', quest('here'));
    at.answer('p1', 'yes').answer('p1', ['hades']);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'discard')]).toEqual([['1-22'], ['1-5']]);
  });
});

describe('Gustav the Giant - Terror of the Kingdom (3-173)', () => {
  it('enters play exerted and stays so as his player’s turn starts', () => {
    const at = lorcanaTable({ p1: { hand: [card('3-173', 'gustav')], inkwell: 3 } }).answer('p1', play('gustav'));
    const gustav = at.find('p1', 'play', '3-173');
    expect(at.answer('p1', endTurn).answer('p2', endTurn).marks(gustav)).toEqual({ exerted: true });
  });
  it('may be readied when another of his side banishes a character in a challenge', () => {
    const at = lorcanaTable({
      p1: { play: [exerted('3-173', 'gustav'), card('1-12', 'mickey')] },
      p2: { play: [exerted('1-22', 'stitch')] },
    }).answer('p1', challenge('mickey', 'stitch'));
    expect(at.answer('p1', 'yes').marks('gustav')).toEqual({});
  });
});
