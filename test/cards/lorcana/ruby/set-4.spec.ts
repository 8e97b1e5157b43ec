import { describe, expect, it } from 'vitest';
import { lorcanaTable } from '../../../support/lorcana.js';
import {
  activate,
  card,
  challenge,
  damaged,
  endTurn,
  exerted,
  play,
  quest,
  shift,
} from '../../../support/lorcana-actions.js';

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

describe('Medallion Weights (4-132)', () => {
  it('gives 2 strength, and draws for challenges of that character against characters this turn', () => {
    const at = lorcanaTable({
      p1: { inkwell: 2, play: [card('4-132', 'weights'), card('1-12', 'mickey'), card('1-22', 'stitch')] },
      p2: { play: [exerted('3-85', 'shenzi'), card('3-32', 'lagoon')] },
    });
    at.answer('p1', activate('weights', 'train')).answer('p1', ['mickey']);
    at.answer('p1', challenge('stitch', 'shenzi')).expectDecision({ p1: 'turnAction' });
    at.answer('p1', challenge('mickey', 'shenzi')).answer('p1', 'yes');
    expect([at.exists('shenzi'), at.cards('p1', 'hand').length]).toEqual([false, 1]);
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

describe('Mulan - Injured Soldier (4-116)', () => {
  it('enters play with 2 damage, also when an effect plays her', () => {
    const at = lorcanaTable({
      p1: { hand: [card('4-116', 'mulan')], play: [card('7-200', 'mickey')] },
      p2: { play: [{ ...damaged('1-22', 'stitch'), exerted: true }] },
    }).answer('p1', challenge('mickey', 'stitch'));
    at.answer('p1', 'yes').answer('p1', ['mulan']);
    expect(at.marks(at.find('p1', 'play', '4-116'))).toEqual({ drying: true, damage: 2 });
  });
});
