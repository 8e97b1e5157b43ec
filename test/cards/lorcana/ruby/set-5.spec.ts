import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import { card, challenge, damaged, endTurn, exerted, play, quest } from '../../../support/lorcana-actions.js';

describe('Wreck-It Ralph - Demolition Dude (5-104)', () => {
  it('gains 1 lore for each damage on him when he is readied', () => {
    const at = lorcanaTable({ p1: { play: [{ ...damaged('5-104', 'ralph', 2), exerted: true }] }, p2: {} }, [], {
      turn: { active: 'p2' },
    }).answer('p2', endTurn);
    expect(at.player('p1')['lore']).toBe(2);
  });
  it('gains nothing if he was ready', () => {
    const at = lorcanaTable({ p1: { play: [damaged('5-104', 'ralph', 2)] }, p2: {} }, [], { turn: { active: 'p2' } });
    expect(at.answer('p2', endTurn).player('p1')['lore']).toBe(0);
  });
});

describe('Minnie Mouse - Dazzling Dancer (5-126)', () => {
  it('gains 1 lore when she or a Mickey Mouse of her side challenges a character', () => {
    const at = lorcanaTable({
      p1: { play: [card('5-126', 'minnie'), card('1-12', 'mickey'), card('1-22', 'stitch')] },
      p2: { play: [exerted('3-85', 'shenzi'), card('3-32', 'lagoon')] },
    });
    const lore = (challenger: string) => at.answer('p1', challenge(challenger, 'shenzi')).player('p1')['lore'];
    expect([lore('stitch'), lore('minnie'), lore('mickey')]).toEqual([0, 1, 2]);
  });
  it('gains nothing for a location', () => {
    const at = lorcanaTable({ p1: { play: [card('5-126', 'minnie')] }, p2: { play: [card('3-32', 'lagoon')] } });
    expect(at.answer('p1', challenge('minnie', 'lagoon')).player('p1')['lore']).toBe(0);
  });
});

describe('Who’s With Me? (5-131)', () => {
  it('adds 2 strength to those in play, and 2 lore for each challenge of a Reckless one', () => {
    const at = lorcanaTable({
      p1: { hand: [card('5-131', 'who')], inkwell: 3, play: [card('1-110', 'gaston'), card('1-22', 'stitch')] },
      p2: { play: [exerted('1-5', 'hades')] },
    }).answer('p1', play('who'));
    expect(['gaston', 'stitch', 'hades'].map((label) => at.facts(label).numbers['strength'])).toEqual([6, 4, 6]);
    expect(at.answer('p1', challenge('stitch', 'hades')).player('p1')['lore']).toBe(0);
    expect(at.answer('p1', challenge('gaston', 'hades')).player('p1')['lore']).toBe(2);
    expect(at.state.effects).not.toEqual([]);
    expect(at.answer('p1', endTurn).state.effects).toEqual([]);
  });
});

describe('Robin Hood - Sharpshooter (5-118)', () => {
  const quested = () =>
    lorcanaTable({
      p1: { deck: ['1-22', '1-197', '1-128', '1-64', '1-5'], play: [card('5-118', 'robin')] },
      p2: { play: [card('1-118', 'mulan')] },
    }).answer('p1', quest('robin'));

  it('may play an action of cost 6 or less from the top 4 for free; the rest goes to the discard', () => {
    const at = quested();
    at.expectLegal('p1', [[], [at.find('p1', 'deck', '1-197')], [at.find('p1', 'deck', '1-64')]]);
    at.answer('p1', [at.find('p1', 'deck', '1-197')])
      .answer('p1', ['mulan'])
      .expectNotHappened('discarded');
    expect([at.marks('mulan'), at.cards('p1', 'deck')]).toEqual([{ damage: 2 }, ['1-5']]);
    expect(at.cards('p1', 'discard').toSorted()).toEqual(['1-128', '1-197', '1-22', '1-64']);
  });
  it('puts all of them there otherwise', () => {
    const at = quested().answer('p1', []);
    expect([at.cards('p1', 'discard').length, at.cards('p1', 'deck')]).toEqual([4, ['1-5']]);
  });
});
