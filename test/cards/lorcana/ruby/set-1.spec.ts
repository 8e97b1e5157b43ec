import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import {
  activate,
  card,
  challenge,
  endTurn,
  exerted,
  play,
  quest,
  type Placed,
} from '../../../support/lorcana-actions.js';

describe('Aladdin - Heroic Outlaw (1-104)', () => {
  const fought = (target: Placed) =>
    lorcanaTable({
      p1: { play: [card('1-104', 'aladdin'), card('1-12', 'mickey')] },
      p2: { lore: 5, play: [target] },
      p3: { lore: 1 },
    });
  const lores = (at: ReturnType<typeof fought>) => ['p1', 'p2', 'p3'].map((seat) => at.player(seat)['lore']);

  it('gains 2 lore and costs every opponent 2 when he banishes a character in a challenge', () => {
    const at = fought(exerted('1-22', 'stitch')).answer('p1', challenge('aladdin', 'stitch'));
    expect(lores(at)).toEqual([2, 3, 0]);
  });
  it('does nothing for a location, for one that survives or for what others banish', () => {
    expect(lores(fought(card('3-32', 'lagoon')).answer('p1', challenge('aladdin', 'lagoon')))).toEqual([0, 5, 1]);
    expect(lores(fought(exerted('1-5', 'hades')).answer('p1', challenge('aladdin', 'hades')))).toEqual([0, 5, 1]);
    expect(lores(fought(exerted('1-22', 'stitch')).answer('p1', challenge('mickey', 'stitch')))).toEqual([0, 5, 1]);
  });
  it('does nothing in an opponent’s turn', () => {
    const at = lorcanaTable({
      p1: { lore: 3, play: [card('1-22', 'stitch')] },
      p2: { play: [exerted('1-104', 'he')] },
    });
    at.answer('p1', challenge('stitch', 'he'));
    expect([at.exists('stitch'), at.player('p1')['lore'], at.player('p2')['lore']]).toEqual([false, 3, 0]);
  });
});

describe('Aladdin - Street Rat (1-105)', () => {
  it('costs every opponent 1 lore when played', () => {
    const at = lorcanaTable({ p1: { lore: 4, hand: [card('1-105', 'rat')], inkwell: 3 }, p2: { lore: 4 }, p3: {} });
    at.answer('p1', play('rat'));
    expect(['p1', 'p2', 'p3'].map((seat) => at.player(seat)['lore'])).toEqual([4, 3, 0]);
  });
});

describe('Captain Hook - Ruthless Pirate (1-107)', () => {
  const keywords = (hook: Placed) => {
    const at = lorcanaTable({
      p1: { play: [hook, card('1-111', 'own')] },
      p2: { play: [card('1-111', 'evasive'), card('1-22', 'stitch')] },
    });
    return ['own', 'evasive', 'stitch'].map((label) => at.facts(label).keywords);
  };

  it('gives Reckless to opposing characters with Evasive while exerted', () => {
    expect(keywords(exerted('1-107', 'hook'))).toEqual([{ evasive: 0 }, { evasive: 0, reckless: 0 }, {}]);
  });
  it('gives none while ready', () => {
    expect(keywords(card('1-107', 'hook'))).toEqual([{ evasive: 0 }, { evasive: 0 }, {}]);
  });
});

describe('Elsa - Ice Surfer (1-109)', () => {
  const played = (id: string) =>
    lorcanaTable({ p1: { hand: [card(id, 'new')], inkwell: 5, play: [exerted('1-109', 'elsa')] } }).answer(
      'p1',
      play('new'),
    );

  it('is readied by an Anna that her player plays, and cannot quest then', () => {
    const at = played('4-137');
    expect(at.marks('elsa')).toEqual({});
    at.expectRefused('p1', quest('elsa'), 'quest.prohibited');
  });
  it('stays exerted for anybody else', () => {
    expect(played('1-22').marks('elsa')).toEqual({ exerted: true });
  });
});

describe('Maleficent - Monstrous Dragon (1-113)', () => {
  const played = () =>
    lorcanaTable({
      p1: { hand: [card('1-113', 'dragon')], inkwell: 9 },
      p2: { play: [card('1-5', 'hades'), card('1-69', 'warded'), '1-32'] },
    })
      .answer('p1', play('dragon'))
      .expectDecision({ p1: 'may' });

  it('may banish a character, not one with Ward', () => {
    const at = played().answer('p1', 'yes');
    at.expectLegal('p1', [['hades'], [at.find('p1', 'play', '1-113')]]).answer('p1', ['hades']);
    expect(at.cards('p2', 'discard')).toEqual(['1-5']);
  });
  it('may spare everybody', () => {
    played().answer('p1', 'no').expectNotHappened('banished').expectDecision({ p1: 'turnAction' });
  });
});

describe('Scar - Shameless Firebrand (1-123)', () => {
  it('readies his player’s characters of cost 3 or less, which cannot quest', () => {
    const at = lorcanaTable({
      p1: {
        hand: [card('1-123', 'scar')],
        inkwell: 8,
        play: [exerted('1-12', 'mickey'), card('1-22', 'stitch'), exerted('1-118', 'mulan')],
      },
      p2: { play: [exerted('1-22', 'theirs')] },
    }).answer('p1', play('scar'));
    const marks = ['mickey', 'stitch', 'mulan', 'theirs'].map((label) => at.marks(label)['exerted']);
    expect(marks).toEqual([undefined, undefined, true, true]);
    for (const small of ['mickey', 'stitch']) at.expectRefused('p1', quest(small), 'quest.prohibited');
  });
});

describe('Be Prepared (1-128)', () => {
  it('banishes every character, those with Ward too, and nothing else', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-128', 'song')], inkwell: 7, play: ['1-22', '1-32'] },
      p2: { play: ['1-69', '3-32'] },
    }).answer('p1', play('song'));
    expect([at.cards('p1', 'play'), at.cards('p2', 'play')]).toEqual([['1-32'], ['3-32']]);
  });
});

describe('Cut to the Chase (1-129)', () => {
  it('lets a drying character challenge this turn', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-129', 'chase')], inkwell: 2, play: [{ card: '1-12', as: 'new', drying: true }] },
      p2: { play: [exerted('1-22', 'stitch'), card('1-22', 'ready')] },
    });
    at.expectRefused('p1', challenge('new', 'stitch'), 'character.drying');
    at.answer('p1', play('chase')).answer('p1', ['new']);
    at.expectRefused('p1', quest('new'), 'character.drying');
    at.answer('p1', challenge('new', 'stitch'));
    expect(at.exists('stitch')).toBe(false);
  });
});

describe('Poisoned Apple (1-134)', () => {
  const bitten = (label: string) =>
    lorcanaTable({
      p1: { play: [card('1-134', 'apple')], inkwell: 1 },
      p2: { play: [card('1-12', 'mickey'), card('1-118', 'mulan')] },
    })
      .answer('p1', activate('apple', 'poison'))
      .answer('p1', [label]);

  it('exerts a character', () => {
    const at = bitten('mickey');
    expect([at.marks('mickey'), at.exists('apple')]).toEqual([{ exerted: true }, false]);
  });
  it('banishes a Princess in place of exerting her', () => {
    expect(bitten('mulan').expectNotHappened('exerted').exists('mulan')).toBe(false);
  });
  it('costs 1 ink', () => {
    lorcanaTable({ p1: { play: [card('1-134', 'apple')] } }).expectLegal('p1', [endTurn]);
  });
});

describe('Sword of Truth (1-136)', () => {
  it('banishes a Villain for itself', () => {
    const at = lorcanaTable({
      p1: { play: [card('1-136', 'sword'), card('1-5', 'own')] },
      p2: { play: [card('2-125', 'scar'), '1-12'] },
    }).answer('p1', activate('sword', 'slay-a-villain'));
    at.expectLegal('p1', [['own'], ['scar']]).answer('p1', ['scar']);
    expect([at.cards('p1', 'discard'), at.cards('p2', 'discard')]).toEqual([['1-136'], ['2-125']]);
  });
});
