import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { activate, challenge, move, play, quest, shift } from '../../../support/lorcana-actions.js';
import { lorcanaTable } from '../../../support/lorcana.js';

const placed = (as: string, card: string, marks: JsonRecord = {}) => ({ card, as, ...marks });

describe('Flynn Rider - Charming Rogue (1-74)', () => {
  it('has the player who challenges him discard a card, before damage is dealt', () => {
    const at = lorcanaTable({
      p1: { play: [placed('stitch', '1-22')], hand: ['1-12', '1-20'] },
      p2: { play: [placed('flynn', '1-74', { exerted: true })], hand: ['1-29'] },
    }).answer('p1', challenge('stitch', 'flynn'));
    at.expectDecision({ p1: 'choose' }).expectNotHappened('damageDealt');
    at.answer('p1', [at.find('p1', 'hand', '1-20')]).expectHappened('damageDealt');
    expect([at.cards('p1', 'hand'), at.cards('p2', 'hand')]).toEqual([['1-12'], ['1-29']]);
  });
});

describe('Bucky - Squirrel Squeak Tutor (2-73)', () => {
  const at = (action: JsonRecord) =>
    lorcanaTable({
      p1: { hand: [placed('godmother', '2-41')], inkwell: 9, play: ['2-73', placed('base', '2-41')] },
      p2: { hand: ['1-22', '1-12'] },
    }).answer('p1', action);

  it('has each opponent discard when a Floodborn character was shifted', () => {
    const after = at(shift('godmother', 'base')).expectDecision({ p2: 'choose' });
    after.answer('p2', [after.find('p2', 'hand', '1-12')]);
    expect(after.cards('p2', 'hand')).toEqual(['1-22']);
  });
  it('does not when it was played for ink', () => {
    at(play('godmother')).expectDecision({ p1: 'turnAction' });
  });
});

describe('Lucifer - Cunning Cat (2-85)', () => {
  const at = (...hand: readonly string[]) =>
    lorcanaTable({ p1: { hand: [placed('lucifer', '2-85')], inkwell: 9 }, p2: { hand: [...hand] } }).answer(
      'p1',
      play('lucifer'),
    );

  it('lets each opponent discard 2 cards or 1 action', () => {
    const action = at('1-22', '1-29', '1-12').expectLegal('p2', ['two-cards', 'one-action']).answer('p2', 'one-action');
    action.answer('p2', [action.find('p2', 'hand', '1-29')]);
    expect(action.cards('p2', 'hand')).toEqual(['1-22', '1-12']);
    const two = at('1-22', '1-29', '1-12').answer('p2', 'two-cards');
    two.answer('p2', [two.find('p2', 'hand', '1-22'), two.find('p2', 'hand', '1-12')]);
    expect(two.cards('p2', 'hand')).toEqual(['1-29']);
  });
  it('takes 2 cards, or as many as there are, where there is no action', () => {
    const after = at('1-22').expectLegal('p2', ['two-cards']).answer('p2', 'two-cards');
    after.answer('p2', [after.find('p2', 'hand', '1-22')]);
    expect(after.cards('p2', 'hand')).toEqual([]);
  });
});

describe('The Queen - Disguised Peddler (2-93)', () => {
  const at = (...hand: readonly string[]) => lorcanaTable({ p1: { hand: [...hand], play: [placed('queen', '2-93')] } });

  it('gains as much lore as the discarded character is worth', () => {
    const after = at('1-14', '1-29').answer('p1', activate('queen', 'sell-disguise'));
    after.expectLegal('p1', [[after.find('p1', 'hand', '1-14')]]).answer('p1', [after.find('p1', 'hand', '1-14')]);
    expect([after.player('p1')['lore'], after.cards('p1', 'discard')]).toEqual([3, ['1-14']]);
  });
  it('needs a character card in hand', () => {
    at('1-29').expectRefused('p1', activate('queen', 'sell-disguise'), 'cost.not-enough-cards');
  });
});

describe('Bibbidi Bobbidi Boo (2-96)', () => {
  const at = (own: readonly JsonRecord[]) =>
    lorcanaTable({
      p1: { hand: [placed('song', '2-96'), placed('heihei', '1-7'), placed('surfer', '1-21')], inkwell: 3, play: own },
    }).answer('p1', play('song'));

  it('returns a character to play one that costs as much or less', () => {
    const after = at([placed('mickey', '1-12')]);
    after.expectLegal('p1', [['heihei'], [after.find('p1', 'hand', '1-12')]]).answer('p1', ['heihei']);
    expect([after.cards('p1', 'play'), after.cards('p1', 'hand')]).toEqual([['1-7'], ['1-21', '1-12']]);
  });
  it('plays nothing where nothing was returned', () => {
    at([]).expectDecision({ p1: 'turnAction' }).expectNotHappened('notPlayed');
  });
});

describe('Prince John - Phony King (3-83)', () => {
  it('costs each opponent 2 lore who has more lore than you, after the quest', () => {
    const at = lorcanaTable({
      p1: { lore: 9, play: [placed('john', '3-83')] },
      p2: { lore: 15 },
      p3: { lore: 9 },
    });
    const worth = Number(at.facts('john').numbers['lore']);
    at.answer('p1', quest('john'));
    expect(['p1', 'p2', 'p3'].map((seat) => at.player(seat)['lore'])).toEqual([9 + worth, 13, 9]);
  });
});

describe('Hades - Double Dealer (4-74)', () => {
  it('plays a character of the name of the one that was banished for it', () => {
    const at = lorcanaTable({
      p1: { hand: [placed('surfer', '1-21'), '1-12'], play: [placed('hades', '4-74'), placed('stitch', '1-22')] },
    }).answer('p1', activate('hades', 'trade-off'));
    at.answer('p1', ['stitch'])
      .expectLegal('p1', [['surfer']])
      .answer('p1', ['surfer']);
    expect([at.cards('p1', 'play'), at.cards('p1', 'discard')]).toEqual([['4-74', '1-21'], ['1-22']]);
  });
  it('does not pay with Hades himself', () => {
    lorcanaTable({ p1: { play: [placed('hades', '4-74')] } }).expectRefused(
      'p1',
      activate('hades', 'trade-off'),
      'cost.not-enough-cards',
    );
  });
});

describe('Megara - Captivating Cynic (4-79)', () => {
  const at = (...hand: readonly string[]) =>
    lorcanaTable({ p1: { hand: [placed('megara', '4-79'), ...hand], inkwell: 9 } }).answer('p1', play('megara'));

  it('is paid for with a card from hand, or banished', () => {
    const kept = at('1-22').expectLegal('p1', ['discard', 'banish']).answer('p1', 'discard');
    kept.answer('p1', [kept.find('p1', 'hand', '1-22')]);
    expect([kept.cards('p1', 'play'), kept.cards('p1', 'hand')]).toEqual([['4-79'], []]);
    expect(at('1-22').answer('p1', 'banish').cards('p1', 'discard')).toEqual(['4-79']);
  });
  it('is banished where the hand is empty', () => {
    at().expectLegal('p1', ['banish']);
  });
});

describe('Make the Potion (4-94)', () => {
  const at = () =>
    lorcanaTable({
      p1: { hand: [placed('potion', '4-94')], inkwell: 9 },
      p2: { play: [placed('fork', '1-32'), placed('hurt', '1-5', { damage: 1 }), '1-22'] },
    })
      .answer('p1', play('potion'))
      .expectLegal('p1', ['item', 'damage']);

  it('banishes an item, or deals 2 damage to a damaged character', () => {
    expect(at().answer('p1', 'item').cards('p2', 'discard')).toEqual(['1-32']);
    expect(at().answer('p1', 'damage').marks('hurt')).toEqual({ damage: 3 });
  });
});

describe('Under the Sea (4-95)', () => {
  it('puts weak opposing characters under the decks of their players, in an order for all to see', () => {
    const at = lorcanaTable({
      p1: { hand: [placed('song', '4-95')], inkwell: 9, play: ['1-22'] },
      p2: { play: [placed('a', '1-22'), placed('b', '1-20'), placed('strong', '1-5')], deck: ['1-29'] },
    }).answer('p1', play('song'));
    at.expectDecision({ p1: 'deckOrder' }).answer('p1', ['b', 'a']);
    expect([at.cards('p2', 'deck'), at.cards('p2', 'play')]).toEqual([['1-29', '1-20', '1-22'], ['1-5']]);
  });
});

describe('We Don’t Talk About Bruno (4-97)', () => {
  it('returns a character; its player discards a card by chance', () => {
    const at = lorcanaTable({
      p1: { hand: [placed('song', '4-97'), '1-29'], inkwell: 9 },
      p2: { play: [placed('stitch', '1-22')], hand: ['1-12', '1-20'] },
    }).answer('p1', play('song'));
    expect([at.cards('p2', 'play'), at.cards('p2', 'hand').length, at.cards('p2', 'discard').length]).toEqual([
      [],
      2,
      1,
    ]);
    expect(at.cards('p1', 'hand')).toEqual(['1-29']);
  });
});

describe('Vision Slab (4-100)', () => {
  const at = (damage: number) =>
    lorcanaTable({
      p1: { play: [placed('hurt', '1-5', { damage: 1 }), placed('fork', '1-32'), placed('theirs', '1-5', { damage })] },
      p2: { play: ['4-100'] },
    });

  it('gains 1 lore at the start of the turn while an opposing character is damaged', () => {
    expect(at(0).answer('p1', { action: 'end-turn' }).player('p2')['lore']).toBe(1);
  });
  it('keeps damage from being removed', () => {
    const after = at(1).answer('p1', activate('fork', 'heal')).answer('p1', ['hurt']).answer('p1', 1);
    after.expectNotHappened('damageRemoved');
    expect(after.marks('hurt')).toEqual({ damage: 1 });
  });
  it('keeps damage from being moved, too: none is put where none was removed', () => {
    const after = lorcanaTable({
      p1: { hand: [placed('gift', '3-60')], inkwell: 9, play: ['4-100', placed('hurt', '1-5', { damage: 2 })] },
      p2: { play: [placed('theirs', '1-5')] },
    }).answer('p1', play('gift'));
    after.answer('p1', ['hurt']);
    expect([after.marks('hurt'), after.marks('theirs')]).toEqual([{ damage: 2 }, {}]);
  });
});

describe('Beast - Relentless (2-70)', () => {
  const at = () =>
    lorcanaTable({
      p1: {
        hand: [placed('gift', '3-60')],
        inkwell: 9,
        play: [placed('beast', '2-70', { exerted: true }), placed('mine', '1-5', { damage: 1 })],
      },
      p2: { play: [placed('theirs', '1-5')] },
    });

  it('may be readied when an opposing character is damaged, in whatever way', () => {
    const put = at().answer('p1', play('gift'));
    if (put.state.pending[0]?.kind === 'choose') put.answer('p1', ['mine']);
    put.expectHappened('damagePut').answer('p1', 'yes');
    expect(put.marks('beast')).toEqual({});
  });
});

describe('Cubby - Mighty Lost Boy (3-69)', () => {
  it('is 3 stronger for the turn when he moves to a location', () => {
    const at = lorcanaTable({ p1: { inkwell: 9, play: [placed('cubby', '3-69'), placed('place', '3-32')] } });
    const before = Number(at.facts('cubby').numbers['strength']);
    at.answer('p1', move('cubby', 'place'));
    expect(at.facts('cubby').numbers['strength']).toBe(before + 3);
    at.answer('p1', { action: 'end-turn' });
    expect(at.facts('cubby').numbers['strength']).toBe(before);
  });
});
