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
  type Placed,
} from '../../../support/lorcana-actions.js';

describe('Donald Duck - Not Again! (2-106)', () => {
  it('has 1 more lore for each damage on him', () => {
    const lore = (damage: number) =>
      lorcanaTable({ p1: { play: [damaged('2-106', 'donald', damage)] } }).facts('donald').numbers['lore'];
    expect([lore(1), lore(4)]).toEqual([2, 5]);
    const at = lorcanaTable({ p1: { play: [damaged('2-106', 'donald', 3)] } }).answer('p1', quest('donald'));
    expect(at.player('p1')['lore']).toBe(4);
  });
});

describe('Honest John - Not That Honest (2-109)', () => {
  const played = (id: string, by: 'p1' | 'p2') =>
    lorcanaTable({
      p1: { lore: 3, hand: [card(id, 'new')], inkwell: 9, play: by === 'p1' ? ['2-109'] : [] },
      p2: { lore: 3, play: by === 'p2' ? ['2-109'] : [] },
    }).answer('p1', play('new'));

  it('costs every opponent 1 lore for a Floodborn character of his player', () => {
    expect(played('2-120', 'p1').player('p2')['lore']).toBe(2);
  });
  it('costs nothing for others, or for opponents’ Floodborn', () => {
    expect(played('1-22', 'p1').player('p2')['lore']).toBe(3);
    expect(played('2-120', 'p2').player('p2')['lore']).toBe(3);
  });
});

describe('Lady Tremaine - Imperious Queen (2-110)', () => {
  it('has each opponent choose and banish one of their own characters, with Ward or not', () => {
    const at = lorcanaTable({
      p1: { hand: [card('2-110', 'lady')], inkwell: 6, play: ['1-22'] },
      p2: { play: [card('1-69', 'warded'), card('1-12', 'mickey'), '1-32'] },
      p3: { play: [card('1-118', 'mulan')] },
      p4: { play: ['3-32'] },
    }).answer('p1', play('lady'));
    at.expectDecision({ p2: 'choose' }).expectLegal('p2', [['warded'], ['mickey']]);
    at.answer('p2', ['warded']).expectDecision({ p1: 'turnAction' });
    expect(['p1', 'p2', 'p3', 'p4'].map((seat) => at.cards(seat, 'discard'))).toEqual([[], ['1-69'], ['1-118'], []]);
  });
});

describe('Lady Tremaine - Overbearing Matriarch (2-111)', () => {
  it('costs 1 lore each opponent who has more than her player', () => {
    const at = lorcanaTable({
      p1: { lore: 3, hand: [card('2-111', 'lady')], inkwell: 2 },
      p2: { lore: 4 },
      p3: { lore: 3 },
      p4: { lore: 9 },
    }).answer('p1', play('lady'));
    expect(['p1', 'p2', 'p3', 'p4'].map((seat) => at.player(seat)['lore'])).toEqual([3, 3, 3, 8]);
  });
});

describe('Minnie Mouse - Wide-Eyed Diver (2-114)', () => {
  const cannons = ['one', 'two', 'three'].map((as) => card('1-197', as));

  it('has 2 more lore in a turn in which a second action is played, once', () => {
    const at = lorcanaTable({
      p1: { hand: [...cannons, card('1-22', 'stitch')], inkwell: 9, play: [card('2-114', 'minnie')] },
      p2: { play: [card('1-5', 'hades')] },
    });
    const lore = (label: string) => {
      at.answer('p1', play(label));
      if (at.state.pending[0]?.kind === 'choose') at.answer('p1', ['hades']);
      return at.facts('minnie').numbers['lore'];
    };
    expect([lore('one'), lore('stitch'), lore('two'), lore('three')]).toEqual([1, 1, 3, 3]);
    expect(at.answer('p1', endTurn).facts('minnie').numbers['lore']).toBe(1);
  });
  it('counts an action played before she came, and keeps what she has when shifted', () => {
    const at = lorcanaTable({
      p1: { hand: [...cannons.slice(1), card('2-114', 'minnie'), card('2-114', 'again')], inkwell: 9 },
      p2: { play: [card('1-5', 'hades')] },
    });
    at.answer('p1', play('two')).answer('p1', play('minnie')).answer('p1', play('three')).answer('p1', ['hades']);
    const minnie = at.find('p1', 'play', '2-114');
    expect(at.facts(minnie).numbers['lore']).toBe(3);
    expect(at.answer('p1', shift('again', minnie)).facts(minnie).numbers['lore']).toBe(3);
  });
});

describe('Namaari - Nemesis (2-118)', () => {
  it('banishes a character for herself, exerted', () => {
    const at = lorcanaTable({ p1: { play: [card('2-118', 'namaari')] }, p2: { play: [card('1-5', 'hades'), '1-22'] } });
    at.answer('p1', activate('namaari', 'strike-and-go')).answer('p1', ['hades']);
    expect([at.cards('p1', 'discard'), at.cards('p2', 'discard')]).toEqual([['2-118'], ['1-5']]);
  });
  it('cannot while exerted', () => {
    const at = lorcanaTable({ p1: { play: [exerted('2-118', 'namaari')] }, p2: { play: ['1-22'] } });
    at.expectRefused('p1', activate('namaari', 'strike-and-go'), 'ability.exerted').expectLegal('p1', [endTurn]);
  });
});

describe('Ratigan - Very Large Mouse (2-121)', () => {
  const played = (theirs: readonly Placed[]) =>
    lorcanaTable({
      p1: { hand: [card('2-121', 'ratigan')], inkwell: 5, play: [exerted('1-12', 'mickey')] },
      p2: { play: [...theirs] },
    }).answer('p1', play('ratigan'));

  it('exerts an opposing character of strength 3 or less and readies one of his player’s', () => {
    const at = played([card('1-12', 'three'), card('1-22', 'two'), card('1-118', 'four')]);
    at.expectLegal('p1', [['three'], ['two']]).answer('p1', ['three']);
    at.answer('p1', ['mickey']).expectRefused('p1', quest('mickey'), 'quest.prohibited');
    expect([at.marks('three'), at.marks('mickey')]).toEqual([{ exerted: true }, {}]);
  });
  it('readies one even where nobody can be exerted', () => {
    const at = played([card('1-118', 'four')]).answer('p1', ['mickey']);
    expect([at.marks('four'), at.marks('mickey')]).toEqual([{}, {}]);
  });
});

describe('Raya - Leader of Heart (2-123)', () => {
  const fought = (target: Placed) => lorcanaTable({ p1: { play: [card('2-123', 'raya')] }, p2: { play: [target] } });

  it('takes no damage from challenging a damaged character', () => {
    const at = fought({ ...damaged('1-5', 'hades'), exerted: true }).answer('p1', challenge('raya', 'hades'));
    expect([at.marks('raya'), at.marks('hades')['damage']]).toEqual([{ exerted: true }, 6]);
  });
  it('takes it from challenging an undamaged one, and when she is challenged', () => {
    expect(fought(exerted('1-5', 'hades')).answer('p1', challenge('raya', 'hades')).exists('raya')).toBe(false);
    const at = lorcanaTable({ p1: { play: [damaged('1-12', 'mickey')] }, p2: { play: [exerted('2-123', 'raya')] } });
    expect(at.answer('p1', challenge('mickey', 'raya')).exists('raya')).toBe(false);
  });
});

describe('The Most Diabolical Scheme (2-131)', () => {
  const played = (own: readonly Placed[]) =>
    lorcanaTable({
      p1: { hand: [card('2-131', 'scheme')], inkwell: 3, play: [...own] },
      p2: { play: [card('1-5', 'hades'), card('1-22', 'stitch')] },
    }).answer('p1', play('scheme'));

  it('banishes a Villain of the player, who may not decline, for any character', () => {
    const at = played([card('2-125', 'scar'), card('1-110', 'gaston'), card('1-12', 'mickey')]);
    at.expectLegal('p1', [['scar'], ['gaston']]).answer('p1', ['gaston']);
    at.expectLegal('p1', [['scar'], ['mickey'], ['hades'], ['stitch']]).answer('p1', ['hades']);
    expect([at.cards('p1', 'discard'), at.cards('p2', 'discard')]).toEqual([['1-110', '2-131'], ['1-5']]);
  });
  it('does nothing without a Villain', () => {
    played(['1-12']).expectHappened('costNotPaid').expectDecision({ p1: 'turnAction' }).expectNotHappened('banished');
  });
});

describe('You Can Fly! (2-133)', () => {
  it('gives Evasive until the start of the player’s next turn', () => {
    const at = lorcanaTable({
      p1: { hand: [card('2-133', 'song')], inkwell: 2, play: [exerted('1-12', 'mickey')] },
      p2: { play: [card('1-22', 'stitch')] },
    });
    at.answer('p1', play('song')).answer('p1', ['mickey']).answer('p1', endTurn);
    at.expectRefused('p2', challenge('stitch', 'mickey'), 'challenge.evasive').answer('p2', endTurn);
    expect(at.facts('mickey').keywords).toEqual({});
  });
});

describe('Dinner Bell (2-134)', () => {
  const fed = (damage: number) =>
    lorcanaTable({
      p1: { play: [card('2-134', 'bell'), { card: '1-118', as: 'mulan', ...(damage > 0 && { damage }) }], inkwell: 2 },
    }).answer('p1', activate('bell', 'feast-on-the-wounded'));

  it('draws as many cards as the character has damage and banishes it', () => {
    const at = fed(3);
    expect([at.cards('p1', 'hand').length, at.cards('p1', 'discard')]).toEqual([3, ['1-118']]);
  });
  it('draws nothing for an undamaged one, which is banished all the same', () => {
    const at = fed(0);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'discard')]).toEqual([[], ['1-118']]);
  });
});

describe('Sword in the Stone (2-136)', () => {
  it('gives a character strength for each damage on it, fixed when it resolves', () => {
    const at = lorcanaTable({
      p1: { hand: [card('1-197', 'cannons')], inkwell: 3, play: [card('2-136', 'sword'), '1-22'] },
      p2: { play: [damaged('1-5', 'hades', 2)] },
    });
    at.answer('p1', activate('sword', 'strength-from-wounds')).answer('p1', ['hades']);
    at.answer('p1', play('cannons')).answer('p1', ['hades']);
    expect(at.facts('hades').numbers['strength']).toBe(8);
    at.answer('p1', endTurn);
    expect(at.facts('hades').numbers['strength']).toBe(6);
  });
});

describe('Mother Gothel - Withered and Wicked (2-116)', () => {
  it('enters play with 3 damage, which is not dealt, past Resist', () => {
    const at = lorcanaTable({ p1: { hand: [card('2-116', 'gothel')], inkwell: 2, play: ['2-142'] } });
    at.answer('p1', play('gothel')).expectNotHappened('damageDealt').expectNotHappened('damagePut');
    expect(at.marks(at.find('p1', 'play', '2-116'))).toEqual({ drying: true, damage: 3 });
  });
});
