import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import {
  activate,
  card,
  challenge,
  endTurn,
  exerted,
  move,
  play,
  quest,
  type Placed,
} from '../../../support/lorcana-actions.js';

describe('Jim Hawkins - Space Traveler (3-109)', () => {
  it('may play a location of cost 4 or less for free, and go there at once', () => {
    const at = lorcanaTable({
      p1: { hand: [card('3-109', 'jim'), card('3-136', 'four'), card('1-22', 'stitch')], inkwell: 5 },
    }).answer('p1', play('jim'));
    at.answer('p1', 'yes')
      .expectLegal('p1', [[], ['four']])
      .answer('p1', ['four'])
      .answer('p1', 'yes');
    const galleon = at.find('p1', 'play', '3-136');
    expect(at.marks(at.find('p1', 'play', '3-109'))).toEqual({ drying: true, at: galleon });
  });
  it('may stay away from a location that his player plays', () => {
    const at = lorcanaTable({ p1: { hand: [card('3-32', 'lagoon')], inkwell: 1, play: [card('3-109', 'jim')] } });
    at.answer('p1', play('lagoon')).answer('p1', 'no');
    expect(at.marks('jim')).toEqual({});
  });
});

describe('Maui - Soaring Demigod (3-113)', () => {
  it('loses Reckless and gains 1 lore for the turn when a HeiHei of his side quests', () => {
    const at = lorcanaTable({ p1: { play: [card('3-113', 'maui'), card('1-7', 'heihei')] } });
    at.expectRefused('p1', quest('maui'), 'quest.reckless').answer('p1', quest('heihei'));
    // Support of HeiHei triggers too; which of them is first does not matter.
    at.answer('p1', at.legal('p1')[0] ?? null).answer('p1', 'no');
    expect(at.facts('maui')).toMatchObject({ numbers: { lore: 1 }, keywords: {} });
    at.answer('p1', quest('maui')).answer('p1', endTurn);
    expect(at.facts('maui')).toMatchObject({ numbers: { lore: 0 }, keywords: { reckless: 0 } });
  });
  it('stays Reckless when others quest', () => {
    const at = lorcanaTable({ p1: { play: [card('3-113', 'maui'), card('1-22', 'stitch')] } });
    expect(at.answer('p1', quest('stitch')).facts('maui').keywords).toEqual({ reckless: 0 });
  });
});

describe('Maui - Whale (3-114)', () => {
  const begun = (id: string) =>
    lorcanaTable({ p1: { inkwell: 2, play: [exerted(id, 'whale')] } }, [], { turn: { active: 'p2' } }).answer(
      'p2',
      endTurn,
    );

  it('is not readied as his player’s turn starts, others are', () => {
    expect([begun('3-114').marks('whale'), begun('1-12').marks('whale')]).toEqual([{ exerted: true }, {}]);
  });
  it('is readied for 2 ink, and cannot quest then', () => {
    const at = begun('3-114').answer('p1', activate('whale', 'get-up'));
    expect(at.marks('whale')).toEqual({});
    at.expectRefused('p1', quest('whale'), 'quest.prohibited');
  });
});

describe('Divebomb (3-128)', () => {
  const dived = (own: readonly Placed[]) =>
    lorcanaTable({
      p1: { hand: [card('3-128', 'dive')], inkwell: 3, play: [...own] },
      p2: { play: [card('1-118', 'four'), card('1-12', 'three'), card('1-22', 'two')] },
    }).answer('p1', play('dive'));

  it('banishes a character weaker than a Reckless one of the player, which is banished for it', () => {
    const at = dived([card('1-110', 'gaston'), card('3-172', 'eeyore')]);
    at.answer('p1', ['gaston'])
      .expectLegal('p1', [['three'], ['two']])
      .answer('p1', ['three']);
    expect([at.cards('p1', 'discard'), at.cards('p2', 'discard')]).toEqual([['1-110', '3-128'], ['1-12']]);
  });
  it('does nothing without a Reckless one', () => {
    dived([card('1-12', 'mickey')])
      .expectNotHappened('banished')
      .expectDecision({ p1: 'turnAction' });
  });
});

describe('Voyage (3-131)', () => {
  it('moves up to two characters of the player to one location for free', () => {
    const at = lorcanaTable({
      p1: {
        hand: [card('3-131', 'voyage')],
        inkwell: 1,
        play: [
          card('1-12', 'one'),
          card('1-22', 'two'),
          card('1-118', 'three'),
          card('3-136', 'ship'),
          card('3-32', 'lagoon'),
        ],
      },
      p2: { play: ['1-22', '3-32'] },
    }).answer('p1', play('voyage'));
    expect(at.legal('p1')).toHaveLength(7);
    at.answer('p1', ['one', 'two'])
      .expectLegal('p1', [['ship'], ['lagoon']])
      .answer('p1', ['ship']);
    expect(['one', 'two', 'three'].map((label) => at.marks(label)['at'])).toEqual([
      at.id('ship'),
      at.id('ship'),
      undefined,
    ]);
  });
  it('moves nobody without a location', () => {
    const at = lorcanaTable({ p1: { hand: [card('3-131', 'voyage')], inkwell: 1, play: [card('1-12', 'one')] } });
    at.answer('p1', play('voyage'))
      .answer('p1', ['one'])
      .expectNotHappened('moved')
      .expectDecision({ p1: 'turnAction' });
  });
});

describe('Maui’s Fish Hook (3-132)', () => {
  const used = (mode: string, own: string, inkwell: number) =>
    lorcanaTable({ p1: { inkwell, play: [card('3-132', 'hook'), card(own, 'own')] } })
      .answer('p1', activate('hook', 'change-shape'))
      .expectLegal('p1', ['evasive', 'stronger'])
      .answer('p1', mode);

  it('makes a character Evasive until the next turn of the player or stronger this turn', () => {
    const evasive = used('evasive', '1-12', 2).answer('p1', endTurn);
    expect(evasive.facts('own').keywords).toEqual({ evasive: 0 });
    expect(evasive.answer('p2', endTurn).facts('own').keywords).toEqual({});
    const stronger = used('stronger', '1-12', 2);
    expect(stronger.facts('own').numbers['strength']).toBe(6);
    expect(stronger.answer('p1', endTurn).facts('own').numbers['strength']).toBe(3);
  });
  it('costs no ink beside a Maui, but is exerted', () => {
    const at = used('stronger', '3-113', 0);
    at.expectRefused('p1', activate('hook', 'change-shape'), 'ability.exerted');
    lorcanaTable({ p1: { play: [card('3-132', 'hook')] }, p2: { play: ['3-113'] } }).expectRefused(
      'p1',
      activate('hook', 'change-shape'),
      'cost.not-enough-ink',
    );
  });
});

describe('RLS Legacy - Solar Galleon (3-136)', () => {
  it('gives Evasive to characters aboard only', () => {
    const at = lorcanaTable({
      p1: { play: [card('3-136', 'legacy'), { card: '1-12', as: 'mickey', at: 'legacy' }, card('1-22', 'stitch')] },
    });
    expect(['mickey', 'stitch'].map((label) => at.facts(label).keywords)).toEqual([{ evasive: 0 }, {}]);
  });
  it('costs 2 less to move to with a character of its player aboard', () => {
    const at = lorcanaTable({
      p1: { inkwell: 4, play: [card('3-136', 'legacy'), card('1-12', 'mickey'), card('1-22', 'stitch'), '2-81'] },
    });
    at.answer('p1', move('mickey', 'legacy')).answer('p1', move('stitch', 'legacy'));
    expect(at.marks('stitch')).toEqual({ at: at.id('legacy') });
  });
  it('costs 3 for the first', () => {
    const at = lorcanaTable({ p1: { inkwell: 2, play: [card('3-136', 'legacy'), card('1-12', 'mickey')] } });
    at.expectRefused('p1', move('mickey', 'legacy'), 'cost.not-enough-ink');
  });
});

describe('HeiHei - Accidental Explorer (3-107)', () => {
  const table = () =>
    lorcanaTable({
      p1: {
        inkwell: 5,
        play: [card('3-107', 'heihei'), card('1-22', 'stitch'), card('3-32', 'lagoon'), card('3-100', 'manor')],
      },
      p2: { lore: 5 },
    });

  it('costs opponents 1 lore when he first moves to a location in a turn', () => {
    const at = table().answer('p1', move('heihei', 'lagoon')).answer('p1', move('heihei', 'manor'));
    expect(at.player('p2')['lore']).toBe(4);
    at.answer('p1', endTurn).answer('p2', endTurn).answer('p1', move('heihei', 'lagoon'));
    expect(at.player('p2')['lore']).toBe(3);
  });
  it('costs nothing for others', () => {
    expect(table().answer('p1', move('stitch', 'lagoon')).player('p2')['lore']).toBe(5);
  });
});

describe('Jolly Roger - Hook’s Ship (3-135)', () => {
  it('takes Pirates of its player for free, and gives Rush aboard', () => {
    const at = lorcanaTable({
      p1: { play: [card('3-135', 'ship'), { card: '1-174', as: 'hook', drying: true }, card('1-12', 'mickey')] },
      p2: { play: [exerted('1-5', 'hades')] },
    });
    at.expectRefused('p1', move('mickey', 'ship'), 'cost.not-enough-ink').answer('p1', move('hook', 'ship'));
    expect(at.facts('mickey').keywords).toEqual({});
    at.answer('p1', challenge('hook', 'hades'));
  });
});
