/** What read texts ask for at some times, or for less, and how much they let a player hide. */
import { describe, expect, it } from 'vitest';
import { at, inHand } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { battlefieldOf, openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';

describe('"if you’ve played a spell this turn, you may pay"', () => {
  const cards = [
    unitOf(
      'guard',
      'If you’ve played a spell this turn, you may pay {order} as an additional cost to play me. If you do, I enter ready.',
    ),
    spellOf('shout', 'Gain 1 XP.'),
  ];
  const table = () => open(cards, { p1: [], p2: [] }, {}, { p1: { ...inHand('guard', 'shout'), order: 1 } });
  it('is not asked before a spell was played', () => {
    const played = emptyChain(play(table(), 'guard'));
    const [entered] = played.rulesOf('entered', { exhausted: true });
    expect(entered).toBeDefined();
    expect(played.player('p1')['order']).toBe(1);
  });
  it.each([
    [['paid'], false],
    [[], true],
  ])('with %o paid the unit enters exhausted: %s', (pay, exhausted) => {
    const played = play(emptyChain(play(table(), 'shout')), 'guard').answer('p1', { pay });
    if (pay.length > 0) played.answer('p1', { order: 1 });
    emptyChain(played).expectHappened('entered', { card: 'guard', exhausted });
  });
});

describe('"friendly [Repeat] costs cost {1} less"', () => {
  const cards = [
    battlefieldOf('spire', 'Friendly [Repeat] costs cost {1} less while you control this battlefield.'),
    spellOf('chant', ['[Repeat] {2}', 'Gain 1 XP.']),
  ];
  it.each([
    [true, 1, true],
    [true, 0, false],
    [false, 1, false],
    [false, 2, true],
  ])('controlled: %s, with %i energy it may be repeated: %s', (controlled, energy, isRepeated) => {
    const seats = {
      p1: {
        ...inHand('chant'),
        ...(energy > 0 && { energy }),
        battlefields: [{ card: 'spire', as: 'spire', ...(controlled && { controlled }) }],
      },
    };
    const boards = { p1: controlled ? [at('m2', 'spire')] : ['m2'], p2: [] };
    const table = play(open(cards, boards, {}, seats), 'chant');
    const offered = JSON.stringify(table.state.pending[0]?.kind === 'additionalCosts' ? table.legal('p1') : []);
    expect(offered.includes('repeat')).toBe(isRepeated);
  });
});

describe('"you may hide an additional card"', () => {
  const hidden = (id: string) => ({ ...spellOf(id, 'Gain 1 XP.'), keywords: [{ keyword: 'hidden' as const }] });
  const cards = [
    battlefieldOf('tree', 'While there is a unit, you may hide an additional card here.'),
    ...['one', 'two', 'three'].map(hidden),
  ];
  const hiddenAt = (place: string, count: number) => {
    const battlefields = [{ card: place, as: place, controlled: true }];
    const seats = { p1: { ...inHand('one', 'two', 'three'), universal: 3, battlefields } };
    const table = open(cards, { p1: [at('m2', place)], p2: [] }, {}, seats);
    for (const card of ['one', 'two', 'three'].slice(0, count)) {
      table.answer('p1', { action: 'hide', card, at: place }).answer('p1', { universal: 1 });
    }
    return table;
  };
  it('is two cards there', () => {
    hiddenAt('tree', 2).expectRefused('p1', { action: 'hide', card: 'three', at: 'tree' }, 'hide.occupied', '106.4.b');
  });
  it('is one card at another battlefield', () => {
    hiddenAt('mill', 1).expectRefused('p1', { action: 'hide', card: 'two', at: 'mill' }, 'hide.occupied', '106.4.b');
  });
});
