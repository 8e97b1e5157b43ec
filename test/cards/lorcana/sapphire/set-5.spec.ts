import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { activate, card, endTurn, ink, play, quest, shift, type Placed } from '../../../support/lorcana-actions.js';

/** p1's next turn begins. */
const nextTurn = (play: readonly Placed[]) =>
  lorcanaTable({ p1: { play: [...play] } }, [], { turn: { active: 'p2' } }).answer('p2', endTurn);

describe('Pacha - Emperor’s Guide (5-143)', () => {
  const lore = (...own: string[]) => {
    const at = nextTurn(['5-143', ...own]);
    // With both abilities in the bag his player says which of them is first.
    while (at.state.pending[0]?.kind === 'bag') at.answer('p1', at.legal('p1')[0] ?? null);
    return at.player('p1')['lore'];
  };

  it('gains 1 lore with an item and 1 with a location as his player’s turn begins', () => {
    // The location gives 1 lore of its own.
    expect([lore(), lore('1-32'), lore('3-32'), lore('1-32', '3-32')]).toEqual([0, 1, 2, 3]);
  });
});

describe('The Queen - Fairest of All (5-144)', () => {
  it('has 1 more lore for each other character of her side with her name', () => {
    const at = lorcanaTable({ p1: { play: [card('5-144', 'queen'), '2-26', '5-144'] }, p2: { play: ['2-26'] } });
    expect(at.facts('queen').numbers['lore']).toBe(3);
  });
});

describe('Sheriff of Nottingham - Bushel Britches (5-145)', () => {
  const table = (inkwell: number) =>
    lorcanaTable({
      p1: { hand: [card('5-145', 'sheriff')], inkwell, play: ['1-32', '1-102', '1-22'] },
      p2: { play: ['1-32'] },
    });

  it('costs 1 less for each item of his player', () => {
    expect(table(7).answer('p1', play('sheriff')).cards('p1', 'hand')).toEqual([]);
    table(6).expectRefused('p1', play('sheriff'), 'cost.not-enough-ink');
  });
});

describe('Chicha - Dedicated Mother (5-146)', () => {
  const table = () =>
    lorcanaTable({
      p1: {
        hand: [card('1-22', 'first'), card('1-12', 'second'), card('1-5', 'third')],
        play: ['5-146', card('1-168', 'quill'), card('1-168', 'other')],
      },
    }).answer('p1', ink('first'));

  it('may draw for the second card inked in her player’s turn, not for the first or the third', () => {
    const at = table().expectDecision({ p1: 'turnAction' }).answer('p1', activate('quill', 'sign'));
    at.answer('p1', ['second']).expectDecision({ p1: 'may' }).answer('p1', 'yes');
    at.answer('p1', activate('other', 'sign')).answer('p1', ['third']).expectDecision({ p1: 'turnAction' });
    expect(at.cards('p1', 'hand')).toHaveLength(1);
  });
  it('begins anew each turn', () => {
    const at = table().answer('p1', endTurn).answer('p2', endTurn);
    at.answer('p1', activate('quill', 'sign')).answer('p1', ['second']).expectDecision({ p1: 'turnAction' });
  });
});

describe('Mufasa - Ruler of Pride Rock (5-150)', () => {
  const inkwell = (at: ReturnType<typeof lorcanaTable>) =>
    (at.state.zones['p1.inkwell'] ?? []).map((id) => at.marks(id)['exerted'] === true);

  it('exerts all ink of his player and returns two cards of it by chance', () => {
    const at = lorcanaTable({ p1: { hand: [card('5-150', 'mufasa')], inkwell: 12 } }).answer('p1', play('mufasa'));
    // Nobody learns of the log which cards the ink is.
    expect(at.log.filter(({ kind }) => kind === 'exerted').map(({ object, card }) => [object, card])).toEqual(
      Array(4).fill([undefined, undefined]),
    );
    expect([inkwell(at), at.cards('p1', 'hand').length]).toEqual([Array(10).fill(true), 2]);
  });
  it('readies all of it when he quests', () => {
    const at = lorcanaTable({ p1: { hand: [card('1-12', 'three')], inkwell: 4, play: [card('5-150', 'mufasa')] } });
    at.answer('p1', play('three')).answer('p1', quest('mufasa'));
    expect(inkwell(at)).toEqual([false, false, false, false]);
  });
});

describe('Merlin - Intellectual Visionary (5-159)', () => {
  const table = () =>
    lorcanaTable({
      p1: { hand: [card('5-159', 'merlin')], inkwell: 6, deck: ['1-22', '1-5', '1-12'], play: [card('5-159', 'base')] },
    });

  it('may find any card when shifted', () => {
    const at = table().answer('p1', shift('merlin', 'base')).answer('p1', 'yes');
    at.answer('p1', [at.find('p1', 'deck', '1-12')])
      .expectNotHappened('revealed')
      .expectHappened('shuffled');
    expect(at.cards('p1', 'hand')).toEqual(['1-12']);
  });
  it('finds nothing when played otherwise', () => {
    table().answer('p1', play('merlin')).expectDecision({ p1: 'turnAction' });
  });
});

describe('Royal Tantrum (5-161)', () => {
  const thrown = (labels: readonly string[]) =>
    lorcanaTable({
      p1: {
        hand: [card('5-161', 'tantrum')],
        inkwell: 4,
        play: [card('1-32', 'fork'), card('1-102', 'sword'), card('3-166', 'hat'), '1-22'],
      },
      p2: { play: ['1-32'] },
    })
      .answer('p1', play('tantrum'))
      .answer('p1', [...labels]);

  it('draws a card for each banished item, as many as the player likes', () => {
    const at = thrown(['fork', 'hat']);
    expect([at.cards('p1', 'hand').length, at.cards('p1', 'discard')]).toEqual([2, ['1-32', '3-166', '5-161']]);
    expect(thrown([]).cards('p1', 'hand')).toEqual([]);
    expect(thrown(['fork', 'sword', 'hat']).cards('p1', 'hand')).toHaveLength(3);
  });
});

describe('Hide Away (5-163)', () => {
  it('makes exerted ink, for its player, of an item or a location of any player', () => {
    const at = lorcanaTable({
      p1: { hand: [card('5-163', 'hide')], inkwell: 2, play: [card('1-22', 'stitch'), card('1-32', 'hopper')] },
      p2: { play: [card('3-32', 'lagoon'), '1-5'] },
    }).answer('p1', play('hide'));
    at.expectLegal('p1', [['hopper'], ['lagoon']]).answer('p1', ['lagoon']);
    expect(at.marks(at.find('p2', 'inkwell', '3-32'))).toEqual({ exerted: true });
  });
});

describe('Sapphire Chromicon (5-168)', () => {
  it('enters play exerted, without being exerted', () => {
    const at = lorcanaTable({ p1: { hand: [card('5-168', 'new')], inkwell: 6 } }).answer('p1', play('new'));
    at.expectNotHappened('exerted');
    expect(at.marks(at.find('p1', 'play', '5-168'))).toEqual({ exerted: true });
  });
  it('gains 2 lore for 2 ink and an item of its player, itself if need be', () => {
    const at = lorcanaTable({ p1: { inkwell: 2, play: [card('5-168', 'chromicon')] } });
    at.answer('p1', activate('chromicon', 'burn-an-item')).answer('p1', ['chromicon']);
    expect([at.player('p1')['lore'], at.cards('p1', 'discard')]).toEqual([2, ['5-168']]);
  });
});
