import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { activate, card, endTurn, exerted, ink, play, quest } from '../../../support/lorcana-actions.js';

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

describe('Hiram Flaversham - Toymaker (2-149)', () => {
  it('draws 2 for a banished item when played and on each quest', () => {
    const at = lorcanaTable({
      p1: {
        hand: [card('2-149', 'new')],
        inkwell: 4,
        play: [card('2-149', 'old'), card('1-32', 'fork'), card('1-102', 'sword')],
      },
    }).answer('p1', play('new'));
    at.answer('p1', 'yes').answer('p1', ['fork']);
    expect([at.cards('p1', 'hand').length, at.cards('p1', 'discard')]).toEqual([2, ['1-32']]);
    at.answer('p1', quest('old')).answer('p1', 'no');
    expect([at.cards('p1', 'hand').length, at.exists('sword')]).toEqual([2, true]);
  });
  it('draws nothing without an item', () => {
    const at = lorcanaTable({ p1: { play: [card('2-149', 'hiram')] }, p2: { play: ['1-32'] } });
    at.answer('p1', quest('hiram')).expectDecision({ p1: 'turnAction' });
    expect(at.cards('p1', 'hand')).toEqual([]);
  });
});

describe('Noi - Orphaned Thief (2-155)', () => {
  it('has Resist +1 and Ward next to an item of his player', () => {
    const keywords = (own: string, theirs: string) =>
      lorcanaTable({ p1: { play: [card('2-155', 'noi'), own] }, p2: { play: [theirs] } }).facts('noi').keywords;
    expect([keywords('1-32', '1-22'), keywords('1-22', '1-32')]).toEqual([{ resist: 1, ward: 0 }, {}]);
  });
});

describe('Four Dozen Eggs (2-163)', () => {
  it('gives Resist +2 to those in play until the start of the player’s next turn', () => {
    const at = lorcanaTable({
      p1: { hand: [card('2-163', 'eggs'), card('1-22', 'late')], inkwell: 5, play: [card('1-12', 'mickey')] },
      p2: { play: [card('1-12', 'theirs')] },
    });
    at.answer('p1', play('eggs')).answer('p1', play('late'));
    const resist = (label: string) => at.facts(label).keywords['resist'];
    expect([resist('mickey'), resist('theirs'), resist(at.find('p1', 'play', '1-22'))]).toEqual([
      2,
      undefined,
      undefined,
    ]);
    expect([at.answer('p1', endTurn), resist('mickey')][1]).toBe(2);
    expect([at.answer('p2', endTurn), resist('mickey')][1]).toBe(undefined);
  });
});

describe('Launch (2-164)', () => {
  const played = (...items: string[]) =>
    lorcanaTable({
      p1: { hand: [card('2-164', 'launch')], inkwell: 3, play: [...items] },
      p2: { play: [card('1-5', 'hades'), card('1-22', 'stitch'), '1-32'] },
    }).answer('p1', play('launch'));

  it('deals 5 damage for an item of the player', () => {
    const at = played('1-102', '1-32');
    at.answer('p1', [at.find('p1', 'play', '1-102')]).answer('p1', ['hades']);
    expect([at.marks('hades'), at.cards('p1', 'discard')]).toEqual([{ damage: 5 }, ['1-102', '2-164']]);
  });
  it('deals nothing without one', () => {
    played().expectNotHappened('damageDealt').expectDecision({ p1: 'turnAction' });
  });
});

describe('Nothing to Hide (2-165)', () => {
  it('reveals the hands of all opponents and draws', () => {
    const at = lorcanaTable({
      p1: { hand: [card('2-165', 'nothing'), '1-5'], inkwell: 1 },
      p2: { hand: ['1-12', '1-22'] },
      p3: { hand: ['1-197'] },
    }).answer('p1', play('nothing'));
    at.expectHappened('revealed', { cards: ['1-12', '1-22', '1-197'] });
    expect(at.cards('p1', 'hand')).toHaveLength(2);
  });
});

describe('Fang Crossbow (2-166)', () => {
  const table = () =>
    lorcanaTable({
      p1: { inkwell: 2, play: [card('2-166', 'crossbow')] },
      p2: { play: [card('1-113', 'dragon'), card('1-12', 'mickey')] },
    });

  it('takes 2 strength from a character, or banishes a Dragon for itself', () => {
    const aimed = table().answer('p1', activate('crossbow', 'aim')).answer('p1', ['mickey']);
    expect([aimed.facts('mickey').numbers['strength'], aimed.marks('crossbow')]).toEqual([1, { exerted: true }]);
    const slain = table().answer('p1', activate('crossbow', 'slay-a-dragon'));
    expect([slain.cards('p2', 'discard'), slain.cards('p1', 'discard')]).toEqual([['1-113'], ['2-166']]);
  });
  it('does one of them a turn', () => {
    const at = table().answer('p1', activate('crossbow', 'aim')).answer('p1', ['mickey']);
    at.expectRefused('p1', activate('crossbow', 'slay-a-dragon'), 'ability.exerted');
  });
});

describe('Maurice’s Workshop (2-168)', () => {
  it('draws for 1 ink when another item is played', () => {
    const at = lorcanaTable({ p1: { hand: [card('1-32', 'fork')], inkwell: 2, play: ['2-168'] } });
    at.answer('p1', play('fork')).answer('p1', 'yes');
    expect(at.cards('p1', 'hand')).toHaveLength(1);
  });
  it('does nothing for itself, for other cards or without ink', () => {
    const played = (id: string, inkwell: number) =>
      lorcanaTable({ p1: { hand: [card(id, 'new')], inkwell, play: id === '2-168' ? [] : ['2-168'] } }).answer(
        'p1',
        play('new'),
      );
    for (const at of [played('2-168', 9), played('1-22', 9), played('1-32', 1)])
      at.expectDecision({ p1: 'turnAction' });
  });
});

describe('Sardine Can (2-170)', () => {
  it('wards the exerted characters of its player', () => {
    const at = lorcanaTable({ p1: { play: ['2-170', exerted('1-12', 'mickey'), card('1-22', 'stitch')] } });
    expect(['mickey', 'stitch'].map((label) => at.facts(label).keywords)).toEqual([{ ward: 0 }, {}]);
  });
});

describe('Cogsworth - Talking Clock (2-143)', () => {
  const table = (gaston: object) =>
    lorcanaTable({ p1: { play: ['2-143', gaston, card('1-12', 'mickey')] }, p2: { play: [card('1-110', 'theirs')] } });

  it('lets Reckless characters of his side exert for 1 lore, which is no questing', () => {
    const at = table(card('1-110', 'gaston')).answer('p1', activate('gaston', '2-143/wait-a-minute'));
    expect([at.player('p1')['lore'], at.marks('gaston')]).toEqual([1, { exerted: true }]);
    at.expectNotHappened('quested').expectRefused(
      'p1',
      activate('mickey', '2-143/wait-a-minute'),
      'answer.unknown-option',
    );
  });
  it('does not let drying ones, nor opponents’', () => {
    const at = table({ ...card('1-110', 'gaston'), drying: true });
    at.expectRefused('p1', activate('gaston', '2-143/wait-a-minute'), 'character.drying').answer('p1', endTurn);
    at.expectRefused('p2', activate('theirs', '2-143/wait-a-minute'), 'answer.unknown-option');
  });
});

describe('Gaston - Intellectual Powerhouse (2-147)', () => {
  it('may keep one of the top 3, unseen by others; the rest go under the deck', () => {
    const deck = ['1-22', '1-12', '1-5', '1-7'];
    const at = lorcanaTable({ p1: { hand: [card('2-147', 'gaston')], inkwell: 6, deck } }).answer('p1', play('gaston'));
    expect(at.legal('p1')).toHaveLength(4);
    at.answer('p1', [at.find('p1', 'deck', '1-5')]).expectNotHappened('revealed');
    at.answer('p1', [at.find('p1', 'deck', '1-12'), at.find('p1', 'deck', '1-22')]);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'deck')]).toEqual([['1-5'], ['1-7', '1-12', '1-22']]);
  });
});

describe('Judy Hopps - Optimistic Officer (2-152)', () => {
  const played = () =>
    lorcanaTable({
      p1: { hand: [card('2-152', 'judy')], inkwell: 3, play: [card('1-32', 'own')] },
      p2: { play: [card('1-102', 'theirs')] },
    }).answer('p1', play('judy'));

  it('may banish an item, whose player draws', () => {
    const at = played().answer('p1', 'yes').answer('p1', ['theirs']);
    expect(['p1', 'p2'].map((seat) => at.cards(seat, 'hand').length)).toEqual([0, 1]);
    expect([at.exists('own'), at.exists('theirs')]).toEqual([true, false]);
  });
  it('lets nobody draw otherwise', () => {
    const at = played().answer('p1', 'no');
    expect(['p1', 'p2'].map((seat) => at.cards(seat, 'hand').length)).toEqual([0, 0]);
  });
});
