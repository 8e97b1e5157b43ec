import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { activate, card, damaged, endTurn, ink, play, quest } from '../../../support/lorcana-actions.js';

const inkOf = (at: ReturnType<typeof lorcanaTable>, seat: string) =>
  (at.state.zones[`${seat}.inkwell`] ?? []).map((id) => [
    at.state.objects[id]?.definition,
    at.marks(id)['exerted'] === true,
  ]);

describe('Aurora - Briar Rose (1-138)', () => {
  it('takes 2 strength from a character for the turn when played', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-138', 'aurora')], inkwell: 4 },
      p2: { play: [card('1-7', 'heihei')] },
    });
    at.answer('p1', play('aurora')).answer('p1', ['heihei']);
    expect(at.facts('heihei').numbers['strength']).toBe(-1);
    expect(at.answer('p1', endTurn).facts('heihei').numbers['strength']).toBe(1);
  });
});

describe('Aurora - Dreaming Guardian (1-139)', () => {
  it('wards the other characters of her player', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-197', 'cannons')], inkwell: 1 },
      p2: { play: [card('1-139', 'aurora'), card('1-12', 'mickey'), '1-32'] },
    }).answer('p1', play('cannons'));
    expect(at.marks('aurora')).toEqual({ damage: 2 });
    expect(at.facts('mickey').keywords).toEqual({ ward: 0 });
  });
});

describe('Belle - Inventive Engineer (1-141) and Scrooge’s Top Hat (3-166)', () => {
  const table = (inkwell: number) =>
    lorcanaTable({
      p1: {
        hand: [card('1-102', 'scimitar'), card('1-32', 'fork'), card('1-12', 'mickey')],
        inkwell,
        play: [card('1-141', 'belle'), card('3-166', 'hat')],
      },
    });

  it('save 1 ink each on the next item, and on no other card', () => {
    const at = table(2).answer('p1', quest('belle')).expectRefused('p1', play('mickey'), 'cost.not-enough-ink');
    at.answer('p1', activate('hat', 'bargain')).answer('p1', play('scimitar')).answer('p1', play('fork'));
    at.expectRefused('p1', play('mickey'), 'cost.not-enough-ink');
    expect(table(0).answer('p1', quest('belle')).answer('p1', play('fork')).cards('p1', 'hand')).toHaveLength(2);
  });
  it('save nothing on the second item, nor in a later turn', () => {
    const at = table(1).answer('p1', quest('belle')).answer('p1', play('scimitar'));
    at.expectRefused('p1', play('fork'), 'cost.not-enough-ink');
    const later = table(1).answer('p1', quest('belle')).answer('p1', endTurn).answer('p2', endTurn);
    later.expectRefused('p1', play('scimitar'), 'cost.not-enough-ink');
  });
});

describe('Belle - Strange but Special (1-142)', () => {
  it('lets a second card be inked in her player’s turn, one with the symbol', () => {
    const at = lorcanaTable({
      p1: {
        hand: [card('1-22', 'first'), card('1-22', 'second'), card('1-12', 'third'), card('1-197', 'plain')],
        play: ['1-142'],
      },
    }).answer('p1', ink('first'));
    at.expectRefused('p1', ink('plain'), 'ink.no-symbol').answer('p1', ink('second'));
    at.expectRefused('p1', ink('third'), 'ink.once-per-turn');
  });
  it('has 4 more lore with ten cards in the inkwell', () => {
    const lore = (inkwell: number) =>
      lorcanaTable({ p1: { inkwell, play: [card('1-142', 'belle')] } }).facts('belle').numbers['lore'];
    expect([lore(9), lore(10)]).toEqual([1, 5]);
  });
});

describe('Gramma Tala - Storyteller (1-146)', () => {
  const banished = () =>
    lorcanaTable({ p1: { hand: [card('1-197', 'cannons')], inkwell: 1 }, p2: { play: ['1-146'] } })
      .answer('p1', play('cannons'))
      .expectDecision({ p2: 'may' });

  it('may become exerted ink when banished', () => {
    const at = banished().answer('p2', 'yes');
    expect([inkOf(at, 'p2'), at.cards('p2', 'discard')]).toEqual([[['1-146', true]], []]);
  });
  it('may stay in the discard', () => {
    expect(banished().answer('p2', 'no').cards('p2', 'discard')).toEqual(['1-146']);
  });
});

describe('Hades - Infernal Schemer (1-147)', () => {
  const played = () =>
    lorcanaTable({
      p1: { hand: [card('1-147', 'hades')], inkwell: 7, play: ['1-22'] },
      p2: { play: [card('1-12', 'mickey'), card('1-69', 'warded'), '3-32'] },
    }).answer('p1', play('hades'));

  it('may make ready ink of an opposing character', () => {
    const at = played().answer('p1', 'yes');
    expect([at.cards('p2', 'inkwell'), at.cards('p2', 'play')]).toEqual([['1-12'], ['1-69', '3-32']]);
    expect(at.marks(at.find('p2', 'inkwell', '1-12'))).toEqual({});
  });
  it('may leave them alone', () => {
    expect(played().answer('p1', 'no').cards('p2', 'inkwell')).toEqual([]);
  });
});

describe('Jasmine - Queen of Agrabah (1-149)', () => {
  it('may heal up to 2 of each of her side, when played and when she quests', () => {
    const at = lorcanaTable({
      p1: {
        hand: [card('1-149', 'new')],
        inkwell: 5,
        play: [damaged('1-149', 'jasmine', 1), damaged('1-118', 'mulan', 4), card('1-22', 'stitch')],
      },
      p2: { play: [damaged('1-5', 'theirs')] },
    }).answer('p1', play('new'));
    at.answer('p1', 'yes').expectLegal('p1', [0, 1]).answer('p1', 1).expectLegal('p1', [0, 1, 2]).answer('p1', 2);
    expect([at.marks('jasmine'), at.marks('mulan')]).toEqual([{}, { damage: 2 }]);
    at.answer('p1', quest('jasmine')).answer('p1', 'yes').answer('p1', 1).expectDecision({ p1: 'turnAction' });
    expect([at.marks('mulan'), at.marks('theirs')]).toEqual([{ damage: 1 }, { damage: 1 }]);
  });
});

describe('Mickey Mouse - Detective (1-154) and One Jump Ahead (1-164)', () => {
  it('make exerted ink of the top card, which nobody looks at', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-154', 'mickey'), card('1-164', 'song')], inkwell: 5, deck: ['1-22', '1-12', '1-5'] },
    }).answer('p1', play('mickey'));
    at.answer('p1', 'yes').expectNotHappened('lookedAt').answer('p1', play('song'));
    expect(inkOf(at, 'p1').slice(5)).toEqual([
      ['1-22', true],
      ['1-12', true],
    ]);
  });
});

describe('Develop Your Brain (1-161)', () => {
  const looked = (deck: readonly string[]) =>
    lorcanaTable({ p1: { hand: [card('1-161', 'brain')], inkwell: 1, deck } }).answer('p1', play('brain'));

  it('puts one of the top 2 cards into hand and the other under the deck', () => {
    const at = looked(['1-12', '1-22', '1-5']);
    at.answer('p1', [at.find('p1', 'deck', '1-22')]);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'deck')]).toEqual([['1-22'], ['1-5', '1-12']]);
  });
  it('puts a lone card into hand', () => {
    const at = looked(['1-12']);
    expect(at.answer('p1', [at.find('p1', 'deck', '1-12')]).cards('p1', 'hand')).toEqual(['1-12']);
  });
});

describe('Let It Go (1-163)', () => {
  it('makes exerted ink of a character, of its own player', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-163', 'song')], inkwell: 5, play: [card('1-22', 'own')] },
      p2: { play: [card('1-118', 'mulan'), card('1-69', 'warded')] },
    }).answer('p1', play('song'));
    at.expectLegal('p1', [['own'], ['mulan']]).answer('p1', ['mulan']);
    expect(inkOf(at, 'p2')).toEqual([['1-118', true]]);
  });
});

describe('Fishbone Quill (1-168)', () => {
  it('makes ink of any card in hand, with the symbol or without', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-197', 'plain'), card('1-22', 'stitch')], play: [card('1-168', 'quill')] },
    });
    at.answer('p1', activate('quill', 'sign'))
      .expectLegal('p1', [['plain'], ['stitch']])
      .answer('p1', ['plain']);
    expect(at.cards('p1', 'inkwell')).toEqual(['1-197']);
    expect(at.marks(at.find('p1', 'inkwell', '1-197'))).toEqual({});
  });
  it('does not use up the ink action of the turn', () => {
    const at = lorcanaTable({ p1: { hand: ['1-197', card('1-22', 'stitch')], play: [card('1-168', 'quill')] } });
    at.answer('p1', ink('stitch'))
      .answer('p1', activate('quill', 'sign'))
      .answer('p1', [at.find('p1', 'hand', '1-197')]);
    expect(at.cards('p1', 'inkwell')).toEqual(['1-22', '1-197']);
  });
});
