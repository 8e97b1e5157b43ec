import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import {
  activate,
  card,
  challenge,
  damaged,
  endTurn,
  exerted,
  ink,
  play,
  quest,
  type Placed,
} from '../../../support/lorcana-actions.js';

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

describe('Madame Medusa - Diamond Lover (7-53)', () => {
  const questing = (...own: Placed[]) =>
    lorcanaTable({
      p1: { play: [card('7-53', 'medusa'), ...own] },
      p2: { play: [card('1-5', 'theirs')], deck: ['1-22', '1-12', '1-32', '1-197'] },
    }).answer('p1', quest('medusa'));

  it('discards the top 3 cards of a player’s deck for 2 damage to another of her side', () => {
    const at = questing(card('1-12', 'mickey'), card('1-118', 'mulan')).answer('p1', 'yes');
    at.expectLegal('p1', [['mickey'], ['mulan']])
      .answer('p1', ['mickey'])
      .answer('p1', 'p2');
    expect([at.marks('mickey'), at.cards('p2', 'discard')]).toEqual([{ damage: 2 }, ['1-22', '1-12', '1-32']]);
    expect(at.cards('p2', 'deck')).toEqual(['1-197']);
  });
  it('need not, and cannot without another character of her side', () => {
    const declined = questing(card('1-12', 'mickey')).answer('p1', 'no');
    const alone = questing().answer('p1', 'yes');
    for (const at of [declined, alone]) expect(at.cards('p2', 'discard')).toEqual([]);
    expect([declined.marks('mickey'), alone.marks('theirs')]).toEqual([{}, {}]);
  });
  it('leaves characters alone that are exerted in her player’s turn', () => {
    const at = lorcanaTable({
      p1: { hand: [card('2-121', 'ratigan')], inkwell: 5, play: ['7-53'] },
      p2: { play: [card('1-22', 'stitch')] },
    }).answer('p1', play('ratigan'));
    at.expectHappened('exerted', { object: 'stitch' }).expectNotHappened('banished');
  });
});

describe('Lyle Tiberius Rourke - Crystallized Mercenary (7-140)', () => {
  it('deals 2 damage to every character for the first card inked in his player’s turn', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-22', 'one'), card('1-12', 'two')], play: [card('7-140', 'lyle'), card('1-168', 'quill')] },
      p2: { play: [card('1-5', 'hades'), card('3-32', 'lagoon')] },
    }).answer('p1', ink('one'));
    expect(['lyle', 'hades', 'lagoon'].map((label) => at.marks(label)['damage'])).toEqual([2, 2, undefined]);
    at.answer('p1', activate('quill', 'sign')).answer('p1', ['two']);
    expect(at.marks('hades')).toEqual({ damage: 2 });
  });
});

describe('Devil’s Eye Diamond (7-152)', () => {
  const gained = (target: string | null, action = '1-197') => {
    const at = lorcanaTable({
      p1: { hand: [card(action, 'action')], inkwell: 1, play: [card('7-152', 'diamond'), damaged('1-118', 'own')] },
      p2: { play: [card('1-5', 'theirs')] },
    });
    if (target !== null) at.answer('p1', play('action')).answer('p1', [target]);
    return at.answer('p1', activate('diamond', 'the-price')).player('p1')['lore'];
  };

  it('gains 1 lore only if a character of its player was damaged this turn', () => {
    expect([gained('own'), gained('theirs'), gained(null)]).toEqual([1, 0, 0]);
  });
});
