import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import {
  activate,
  card,
  challenge,
  damaged,
  endTurn,
  exerted,
  move,
  play,
  quest,
  shift,
} from '../../../support/lorcana-actions.js';

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

describe('Fa Zhou - Mulan’s Father (4-105)', () => {
  const table = () =>
    lorcanaTable({
      p1: { play: [card('4-105', 'zhou'), exerted('1-118', 'mulan'), exerted('1-12', 'mickey')] },
      p2: { play: [exerted('1-22', 'stitch')] },
    });

  it('never challenges', () => {
    table().expectRefused('p1', challenge('zhou', 'stitch'), 'challenge.prohibited');
  });
  it('readies a Mulan, who cannot quest', () => {
    const at = table().answer('p1', activate('zhou', 'ready-mulan'));
    expect(['mulan', 'mickey', 'zhou'].map((label) => at.marks(label)['exerted'])).toEqual([undefined, true, true]);
    at.expectRefused('p1', quest('mulan'), 'quest.prohibited');
  });
});

describe('Li Shang - Valorous General (4-112)', () => {
  it('gives 1 lore to his player’s characters of strength 4 or more', () => {
    const at = lorcanaTable({
      p1: { play: ['4-112', card('1-118', 'four'), card('1-12', 'three')] },
      p2: { play: [card('1-5', 'six')] },
    });
    expect(['four', 'three', 'six'].map((label) => at.facts(label).numbers['lore'])).toEqual([2, 2, 1]);
  });
  it('is shifted by discarding a character card', () => {
    const at = lorcanaTable({
      p1: {
        hand: [card('4-112', 'general'), card('1-22', 'stitch'), card('1-12', 'mickey'), card('1-197', 'cannons')],
        play: [exerted('4-112', 'base')],
      },
    }).answer('p1', shift('general', 'base'));
    at.expectLegal('p1', [['stitch'], ['mickey']]).answer('p1', ['stitch']);
    expect([at.cards('p1', 'discard'), at.marks('base')]).toEqual([['1-22'], { exerted: true }]);
  });
  it('is not shifted by another card', () => {
    lorcanaTable({ p1: { hand: [card('4-112', 'general'), '1-197'], play: [card('4-112', 'base')] } }).expectRefused(
      'p1',
      shift('general', 'base'),
      'cost.not-enough-cards',
    );
  });
});

describe('Namaari - Heir of Fang (4-117)', () => {
  const fought = (target: string) =>
    lorcanaTable({
      p1: { play: [card('4-117', 'namaari'), card('1-12', 'mickey')] },
      p2: { play: [exerted('1-118', 'mulan'), card('1-5', 'hades'), card('3-32', 'lagoon')] },
    }).answer('p1', challenge('namaari', target));

  it('may deal what she dealt in a challenge to a further character', () => {
    const at = fought('mulan').expectDecision({ p1: 'may' }).answer('p1', 'yes');
    at.expectLegal('p1', [['mickey'], ['hades']]).answer('p1', ['hades']);
    expect([at.marks('mulan')['damage'], at.marks('hades')]).toEqual([2, { damage: 2 }]);
  });
  it('deals nothing more after challenging a location', () => {
    fought('lagoon').expectDecision({ p1: 'turnAction' });
  });
  it('deals nothing more when she is challenged', () => {
    const at = lorcanaTable({ p1: { play: [card('1-5', 'hades')] }, p2: { play: [exerted('4-117', 'namaari')] } });
    at.answer('p1', challenge('hades', 'namaari')).expectDecision({ p1: 'turnAction' });
  });
});

describe('Raya - Fierce Protector (4-121)', () => {
  const gained = (target: string) =>
    lorcanaTable({
      p1: { play: [damaged('4-121', 'raya'), damaged('1-12', 'mickey'), damaged('1-5', 'hades'), '1-22'] },
      p2: { play: [exerted('1-181', 'hercules'), card('3-32', 'lagoon'), damaged('1-118', 'mulan')] },
    })
      .answer('p1', challenge('raya', target))
      .player('p1')['lore'];

  it('gains 1 lore for each other damaged character of her side when she challenges a character', () => {
    expect([gained('hercules'), gained('lagoon')]).toEqual([2, 0]);
  });
});

describe('Imperial Proclamation (4-131)', () => {
  const table = (target: string, inkwell: number) =>
    lorcanaTable({
      p1: {
        hand: [card('1-197', 'cannons'), card('1-12', 'mickey'), card('1-22', 'stitch')],
        inkwell,
        play: ['4-131', card('1-118', 'mulan')],
      },
      p2: { play: [exerted('3-85', 'shenzi'), card('3-32', 'lagoon')] },
    }).answer('p1', challenge('mulan', target));

  it('saves 1 ink on the next character after a challenge, and on that one only', () => {
    const at = table('shenzi', 3).answer('p1', play('cannons'));
    at.answer('p1', ['shenzi']).answer('p1', play('mickey'));
    at.expectRefused('p1', play('stitch'), 'cost.not-enough-ink');
  });
  it('saves nothing after a challenge of a location', () => {
    table('lagoon', 2).expectRefused('p1', play('mickey'), 'cost.not-enough-ink');
  });
  it('saves nothing in a later turn', () => {
    const at = table('shenzi', 2).answer('p1', endTurn).answer('p2', endTurn);
    at.expectRefused('p1', play('mickey'), 'cost.not-enough-ink');
  });
});

describe('Snuggly Duckling - Disreputable Pub (4-135)', () => {
  const gained = (id: string, target: string, here = true) =>
    lorcanaTable({
      p1: { play: [card('4-135', 'pub'), { card: id, as: 'guest', ...(here && { at: 'pub' }) }] },
      p2: { play: [exerted('1-5', 'hades'), card('3-32', 'lagoon')] },
    })
      .answer('p1', challenge('guest', target))
      .player('p1')['lore'];

  it('gains 1 lore for a challenge with strength 3 or more from here, 3 with 6 or more', () => {
    expect([gained('1-22', 'hades'), gained('1-12', 'hades'), gained('1-5', 'hades')]).toEqual([0, 1, 3]);
  });
  it('gains nothing for locations or for challenges from elsewhere', () => {
    expect([gained('1-12', 'lagoon'), gained('1-12', 'hades', false)]).toEqual([0, 0]);
  });
});

describe('Divebomb (3-128)', () => {
  const dived = (own: readonly object[]) =>
    lorcanaTable({
      p1: { hand: [card('3-128', 'dive')], inkwell: 3, play: [...own] },
      p2: { play: [card('1-118', 'four'), card('1-12', 'three'), card('1-22', 'two')] },
    }).answer('p1', play('dive'));

  it('banishes a character weaker than a Reckless one of the player, which is banished for it', () => {
    const at = dived([card('1-110', 'gaston'), card('3-172', 'eeyore')]);
    at.expectLegal('p1', [['three'], ['two']]).answer('p1', ['three']);
    expect([at.cards('p1', 'discard'), at.cards('p2', 'discard')]).toEqual([['1-110', '3-128'], ['1-12']]);
  });
  it('does nothing without a Reckless one', () => {
    dived([card('1-12', 'mickey')])
      .expectNotHappened('banished')
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

describe('The Plank (4-133)', () => {
  const walked = (mode: string) =>
    lorcanaTable({
      p1: { inkwell: 2, play: [card('4-133', 'plank'), exerted('1-110', 'gaston'), card('1-12', 'mickey')] },
      p2: { play: [card('1-118', 'mulan'), card('1-7', 'heihei')] },
    })
      .answer('p1', activate('plank', 'walk'))
      .answer('p1', mode);

  it('banishes a Hero or readies a Villain, who cannot quest, for itself', () => {
    const hero = walked('banish-a-hero')
      .expectLegal('p1', [['mickey'], ['mulan']])
      .answer('p1', ['mulan']);
    expect([hero.cards('p1', 'discard'), hero.cards('p2', 'discard')]).toEqual([['4-133'], ['1-118']]);
    const villain = walked('ready-a-villain');
    expect([villain.marks('gaston'), villain.exists('mulan')]).toEqual([{}, true]);
  });
});
