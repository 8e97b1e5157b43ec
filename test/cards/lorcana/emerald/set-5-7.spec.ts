import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { activate, challenge, endTurn, move, play, quest } from '../../../support/lorcana-actions.js';
import { lorcanaTable } from '../../../support/lorcana.js';

const placed = (as: string, card: string, marks: JsonRecord = {}) => ({ card, as, ...marks });

describe('Ed - Hysterical Partygoer (5-81)', () => {
  it('cannot be challenged by damaged characters', () => {
    const at = lorcanaTable({
      p1: { play: [placed('hurt', '1-5', { damage: 1 }), placed('whole', '1-22')] },
      p2: { play: [placed('ed', '5-81', { exerted: true })] },
    });
    at.expectRefused('p1', challenge('hurt', 'ed'), 'challenge.prohibited', '4.3.6.7');
    at.answer('p1', challenge('whole', 'ed')).expectHappened('challenged');
  });
});

describe('Hypnotic Deduction (5-94)', () => {
  it('draws 3 and lays 2 cards from hand on the deck, in an order that nobody else learns', () => {
    const at = lorcanaTable({
      p1: { hand: [placed('action', '5-94')], inkwell: 9, deck: ['1-22', '1-12', '1-20', '1-29'] },
    }).answer('p1', play('action'));
    const [first = '', , third = ''] = at.state.zones['p1.hand'] ?? [];
    at.answer('p1', [first, third]).expectDecision({ p1: 'hiddenDeckOrder' }).answer('p1', [third, first]);
    expect([at.cards('p1', 'deck'), at.cards('p1', 'hand')]).toEqual([['1-20', '1-22', '1-29'], ['1-12']]);
    expect(JSON.stringify(at.rules.logFor(at.log, { kind: 'player', seat: 'p2' }))).not.toContain('1-20');
  });
});

describe('Remember Who You Are (5-97)', () => {
  const at = (mine: number, theirs: number) =>
    lorcanaTable({
      p1: { hand: [placed('song', '5-97'), ...Array.from({ length: mine }, () => '1-22')], inkwell: 9 },
      p2: { hand: theirs },
    }).answer('p1', play('song'));

  it('draws until you hold as many cards as an opponent', () => {
    expect(at(1, 4).cards('p1', 'hand')).toHaveLength(4);
  });
  it('draws nothing if you hold as many or more', () => {
    at(3, 3).expectNotHappened('drawn');
    at(4, 3).expectNotHappened('drawn');
  });
});

describe('Prince John’s Mirror (5-98)', () => {
  const at = (hand: readonly string[]) =>
    lorcanaTable({ p1: { play: ['5-98'] }, p2: { hand: [...hand] } }, [], { turn: { active: 'p2' } });

  it('has an opponent discard down to 3 cards at the end of their turn', () => {
    const after = at(['1-22', '1-12', '1-20', '1-29', '1-32']).answer('p2', endTurn).expectDecision({ p2: 'choose' });
    const [a = '', b = ''] = after.state.zones['p2.hand'] ?? [];
    after.expectRefused('p2', [a], 'answer.too-few').answer('p2', [a, b]);
    expect(after.cards('p2', 'hand')).toEqual(['1-20', '1-29', '1-32']);
  });
  it('leaves 3 cards alone', () => {
    at(['1-22', '1-12', '1-20']).answer('p2', endTurn).expectNotHappened('discarded');
  });
  it('costs 1 less with a Prince John', () => {
    const cost = (...john: readonly string[]) => {
      const table = lorcanaTable({ p1: { hand: [placed('mirror', '5-98')], inkwell: 9, play: [...john] } });
      return Number(table.answer('p1', play('mirror')).log.find(({ kind }) => kind === 'inkExerted')?.['count'] ?? 0);
    };
    expect(cost() - cost('3-83')).toBe(1);
  });
});

describe('Sherwood Forest - Outlaw Hideaway (5-101)', () => {
  const at = (inkwell = 0) =>
    lorcanaTable({
      p1: {
        inkwell,
        play: [
          placed('forest', '5-101'),
          placed('robin', '3-84'),
          placed('stitch', '1-22'),
          placed('here', '1-12', { at: 'forest' }),
        ],
      },
      p2: { play: [placed('hurt', '1-5', { damage: 1 }), placed('whole', '1-22')] },
    });

  it('lets your Robin Hoods move there without ink, and no others', () => {
    const after = at();
    after.expectRefused('p1', move('stitch', 'forest'), 'cost.not-enough-ink');
    after.answer('p1', move('robin', 'forest')).expectHappened('moved').expectNotHappened('inkExerted');
    at(2).answer('p1', move('stitch', 'forest')).expectHappened('inkExerted', { count: 2 });
  });
  it('gives characters there Ward and an ability to use', () => {
    const after = at(1);
    expect([after.facts('here').keywords, after.facts('stitch').keywords]).toEqual([{ ward: 0 }, {}]);
    after.expectRefused('p1', activate('stitch', '5-101/ambush'), 'answer.unknown-option');
    after.answer('p1', activate('here', '5-101/ambush'));
    expect([after.marks('hurt'), after.marks('here')]).toEqual([
      { damage: 3 },
      { at: after.id('forest'), exerted: true },
    ]);
  });
  it('takes both away when the location is gone', () => {
    const after = lorcanaTable({
      p1: { play: [placed('forest', '5-101', { damage: 6 }), placed('here', '1-12', { at: 'forest' })] },
      p2: { play: [placed('killer', '1-22')] },
    })
      .answer('p1', endTurn)
      .answer('p2', challenge('killer', 'forest'))
      .expectHappened('banished', { object: 'forest' });
    expect(after.facts('here').keywords).toEqual({});
  });
});

describe('Baymax - Low Battery (7-87)', () => {
  it('enters play exerted', () => {
    const at = lorcanaTable({ p1: { hand: [placed('baymax', '7-87'), placed('stitch', '1-22')], inkwell: 9 } });
    at.answer('p1', play('baymax')).answer('p1', play('stitch'));
    expect(at.marks(at.find('p1', 'play', '7-87'))).toEqual({ drying: true, exerted: true });
    expect(at.marks(at.find('p1', 'play', '1-22'))).toEqual({ drying: true });
  });
});

describe('Peter Pan - Never Land Prankster (6-85)', () => {
  const at = (marks: JsonRecord = { exerted: true }) =>
    lorcanaTable({
      p1: { play: [placed('stitch', '1-22'), placed('fighter', '1-12')] },
      p2: { play: [placed('peter', '6-85', marks), placed('target', '1-22', { exerted: true })] },
      p3: { play: [placed('other', '1-22')] },
    });

  it('keeps an opponent from gaining lore who has not challenged this turn', () => {
    const after = at().answer('p1', quest('stitch')).expectNotHappened('loreGained');
    expect(after.player('p1')['lore']).toBe(0);
  });
  it('does not keep one from it who has, nor anybody while he is ready', () => {
    const after = at().answer('p1', challenge('fighter', 'target')).answer('p1', quest('stitch'));
    expect(after.player('p1')['lore']).toBe(1);
    expect(at({}).answer('p1', quest('stitch')).player('p1')['lore']).toBe(1);
  });
  it('enters play exerted', () => {
    const entered = lorcanaTable({ p1: { hand: [placed('peter', '6-85')], inkwell: 9 } }).answer('p1', play('peter'));
    expect(entered.marks(entered.find('p1', 'play', '6-85'))).toMatchObject({ exerted: true });
  });
});
