import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import {
  activate,
  card,
  damaged,
  endTurn,
  exerted,
  play,
  quest,
  type Placed,
} from '../../../support/lorcana-actions.js';

const inkOf = (at: ReturnType<typeof lorcanaTable>, seat: string) =>
  (at.state.zones[`${seat}.inkwell`] ?? []).map((id) => [
    at.state.objects[id]?.definition,
    at.marks(id)['exerted'] === true,
  ]);

describe('Cogsworth - Talking Clock (2-143)', () => {
  const table = (gaston: Placed) =>
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

describe('Grand Pabbie - Oldest and Wisest (2-148)', () => {
  it('gains 2 lore for each character of her side that her player heals', () => {
    const at = lorcanaTable({
      p1: { play: ['2-148', card('1-149', 'jasmine'), damaged('1-118', 'mulan', 2), damaged('1-12', 'mickey')] },
      p2: { play: [damaged('1-5', 'theirs')] },
    });
    at.answer('p1', quest('jasmine')).answer('p1', 'yes').answer('p1', 2).answer('p1', 1);
    while (at.state.pending[0]?.kind === 'bag') at.answer('p1', at.legal('p1')[0] ?? null);
    expect(at.player('p1')['lore']).toBe(6);
  });
  it('gains nothing for others, or for what an opponent heals', () => {
    const at = lorcanaTable({
      p1: { play: [card('1-32', 'fork'), damaged('1-12', 'own')] },
      p2: { play: ['2-148', damaged('1-118', 'theirs')] },
    });
    at.answer('p1', activate('fork', 'heal')).answer('p1', ['theirs']).answer('p1', 1);
    expect([at.marks('theirs'), at.player('p2')['lore']]).toEqual([{}, 0]);
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

describe('Mrs. Judson - Housekeeper (2-153)', () => {
  it('may make exerted ink of the top card for each Floodborn character played', () => {
    const played = (id: string) =>
      lorcanaTable({ p1: { hand: [card(id, 'new')], inkwell: 5, deck: ['1-22'], play: ['2-153'] } }).answer(
        'p1',
        play('new'),
      );
    expect(inkOf(played('1-141'), 'p1')).toHaveLength(5);
    expect(inkOf(played('1-139').answer('p1', 'yes'), 'p1').slice(5)).toEqual([['1-22', true]]);
  });
});

describe('Noi - Orphaned Thief (2-155)', () => {
  it('has Resist +1 and Ward next to an item of his player', () => {
    const keywords = (own: string, theirs: string) =>
      lorcanaTable({ p1: { play: [card('2-155', 'noi'), own] }, p2: { play: [theirs] } }).facts('noi').keywords;
    expect([keywords('1-32', '1-22'), keywords('1-22', '1-32')]).toEqual([{ resist: 1, ward: 0 }, {}]);
  });
});

describe('Falling Down the Rabbit Hole (2-162)', () => {
  it('has each player make exerted ink of one of their characters, the active player first', () => {
    const at = lorcanaTable({
      p1: { hand: [card('2-162', 'fall')], inkwell: 4, play: [card('1-22', 'one'), card('1-12', 'two')] },
      p2: { play: [card('1-69', 'warded'), card('1-118', 'mulan')] },
      p3: { play: ['1-32'] },
    }).answer('p1', play('fall'));
    at.expectLegal('p1', [['one'], ['two']]).answer('p1', ['one']);
    at.expectLegal('p2', [['warded'], ['mulan']]).answer('p2', ['warded']);
    expect(['p1', 'p2', 'p3'].map((seat) => inkOf(at, seat).at(-1))).toEqual([
      ['1-22', true],
      ['1-69', true],
      undefined,
    ]);
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
    at.expectHappened('revealed', { cards: ['1-12', '1-197', '1-22'] });
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

describe('Gumbo Pot (2-167)', () => {
  it('heals exactly 1 of each of up to two characters', () => {
    const at = lorcanaTable({
      p1: {
        play: [
          card('2-167', 'pot'),
          damaged('1-118', 'mulan', 2),
          damaged('1-5', 'hades', 1),
          damaged('1-12', 'mickey'),
        ],
      },
    }).answer('p1', activate('pot', 'taste'));
    expect(at.legal('p1')).toHaveLength(7);
    at.answer('p1', ['mulan', 'hades']).expectDecision({ p1: 'turnAction' });
    expect(['mulan', 'hades', 'mickey'].map((label) => at.marks(label)['damage'])).toEqual([1, undefined, 1]);
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
