import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { activate, card, challenge, endTurn, exerted } from '../../../support/lorcana-actions.js';

describe('Li Shang - Newly Promoted (7-133)', () => {
  it('challenges ready characters, and has 2 more strength while damaged', () => {
    const at = lorcanaTable({ p1: { play: [card('7-133', 'shang')] }, p2: { play: [card('1-22', 'stitch')] } });
    expect(at.facts('shang').numbers['strength']).toBe(2);
    at.answer('p1', challenge('shang', 'stitch'));
    expect([at.exists('stitch'), at.facts('shang').numbers['strength']]).toEqual([false, 4]);
  });
});

describe('Beast - Frustrated Designer (7-136)', () => {
  const beast = (...items: string[]) =>
    lorcanaTable({
      p1: { inkwell: 2, play: [card('7-136', 'beast'), ...items.map((id, n) => card(id, `item${n}`))] },
      p2: { play: [card('1-5', 'hades'), '1-32'] },
    });

  it('deals 5 damage for 2 ink and two of his player’s items', () => {
    const at = beast('1-32', '1-102', '1-32').answer('p1', activate('beast', 'smash-the-work'));
    at.answer('p1', ['item0', 'item1']).answer('p1', ['hades']);
    expect([at.marks('hades'), at.cards('p1', 'discard')]).toEqual([{ damage: 5 }, ['1-32', '1-102']]);
  });
  it('cannot with one item', () => {
    beast('1-32').expectRefused('p1', activate('beast', 'smash-the-work'), 'cost.not-enough-cards');
  });
});

describe('Mushu - Majestic Dragon (7-137)', () => {
  it('gives Resist +2 to a challenger of his side during its challenge', () => {
    const at = lorcanaTable({
      p1: { play: ['7-137', card('1-12', 'mickey')] },
      p2: { play: [exerted('1-5', 'hades'), exerted('1-118', 'mulan'), card('1-22', 'stitch')] },
    }).answer('p1', challenge('mickey', 'mulan'));
    expect([at.marks('mickey'), at.facts('mickey').keywords]).toEqual([{ exerted: true, damage: 2 }, {}]);
    at.answer('p1', endTurn).answer('p2', challenge('stitch', 'mickey'));
    expect(at.exists('mickey')).toBe(false);
  });
  it('gains 2 lore for a character that one of his side banishes in a challenge in his turn', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-197', 'cannons')], inkwell: 1, play: ['7-137', card('1-12', 'mickey')] },
      p2: { play: [exerted('1-22', 'stitch'), card('1-12', 'theirs'), card('2-81', 'flynn')] },
    }).answer('p1', challenge('mickey', 'stitch'));
    expect(at.player('p1')['lore']).toBe(2);
    at.answer('p1', endTurn).answer('p2', challenge('flynn', 'mickey'));
    expect([at.exists('flynn'), at.player('p1')['lore']]).toEqual([false, 2]);
  });
});

describe('Mulan - Imperial General (7-141)', () => {
  it('lets her others challenge ready characters once she has challenged one', () => {
    const at = lorcanaTable({
      p1: { play: [card('7-141', 'mulan'), card('1-12', 'mickey'), { card: '1-22', as: 'later', drying: true }] },
      p2: { play: [exerted('1-5', 'hades'), card('2-81', 'flynn')] },
    });
    at.expectRefused('p1', challenge('mickey', 'flynn'), 'challenge.target-ready');
    at.answer('p1', challenge('mulan', 'hades')).answer('p1', challenge('mickey', 'flynn'));
    expect(at.exists('flynn')).toBe(false);
  });
  it('does not for a location', () => {
    const at = lorcanaTable({
      p1: { play: [card('7-141', 'mulan'), card('1-12', 'mickey')] },
      p2: { play: [card('3-32', 'lagoon'), card('2-81', 'flynn')] },
    }).answer('p1', challenge('mulan', 'lagoon'));
    at.expectRefused('p1', challenge('mickey', 'flynn'), 'challenge.target-ready');
  });
});
