import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { activate, card, ink, play, quest } from '../../../support/lorcana-actions.js';

describe('Clarabelle - News Reporter (7-153)', () => {
  it('gives 1 strength to the others of her side with Support', () => {
    const at = lorcanaTable({
      p1: { play: [card('7-153', 'clarabelle'), card('1-7', 'heihei'), card('1-22', 'stitch')] },
      p2: { play: [card('1-7', 'theirs')] },
    });
    const strength = ['clarabelle', 'heihei', 'stitch', 'theirs'].map((label) => at.facts(label).numbers['strength']);
    expect(strength).toEqual([3, 2, 2, 1]);
  });
});

describe('HeiHei - Expanded Consciousness (7-163)', () => {
  it('makes exerted ink of the whole hand', () => {
    const at = lorcanaTable({ p1: { hand: [card('7-163', 'heihei'), '1-22', '1-197'], inkwell: 5 } }).answer(
      'p1',
      play('heihei'),
    );
    expect([at.cards('p1', 'hand'), at.cards('p1', 'inkwell').slice(5)]).toEqual([[], ['1-22', '1-197']]);
    expect((at.state.zones['p1.inkwell'] ?? []).every((id) => at.marks(id)['exerted'] === true)).toBe(true);
  });
});

describe('Jasmine - Inspired Researcher (7-173)', () => {
  const drawn = (hand: number) =>
    lorcanaTable({ p1: { hand, play: [card('7-173', 'jasmine'), '1-7', '1-8', '1-22'] }, p2: { play: ['1-7'] } })
      .answer('p1', quest('jasmine'))
      .cards('p1', 'hand').length;

  it('draws for each Ally when she quests with an empty hand', () => {
    expect([drawn(0), drawn(1)]).toEqual([2, 1]);
  });
});

describe('All Is Found (7-178)', () => {
  it('makes exerted ink of up to two cards in the discard', () => {
    const at = lorcanaTable({
      p1: {
        hand: [card('7-178', 'song')],
        inkwell: 5,
        discard: [card('1-22', 'a'), card('1-12', 'b'), card('1-5', 'c')],
      },
    }).answer('p1', play('song'));
    expect(at.legal('p1')).toHaveLength(7);
    at.answer('p1', ['a', 'c']);
    expect([at.cards('p1', 'inkwell').slice(5), at.cards('p1', 'discard')]).toEqual([
      ['1-22', '1-5'],
      ['1-12', '7-178'],
    ]);
  });
});

describe('Dawson - Puzzling Sleuth (7-161)', () => {
  it('looks at the top card for the first card inked in his player’s turn', () => {
    const at = lorcanaTable({
      p1: {
        hand: [card('1-22', 'one'), card('1-12', 'two')],
        deck: ['1-5', '1-7'],
        play: ['7-161', card('1-168', 'quill')],
      },
    }).answer('p1', ink('one'));
    at.answer('p1', 'at-the-bottom').answer('p1', activate('quill', 'sign')).answer('p1', ['two']);
    at.expectDecision({ p1: 'turnAction' });
    expect(at.cards('p1', 'deck')).toEqual(['1-7', '1-5']);
  });
});
