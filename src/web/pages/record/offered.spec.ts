/** Goal: no card is offered more often than there are copies, in whichever outcomes it is reported. */
import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../api/kifu.js';
import { offeredOf, toldWith } from './offered.js';

const awaited = (label: string, among: readonly string[], more: Partial<Schemas['AwaitedDto']> = {}) => ({
  ...{ label, kind: 'cards' as const, seat: label.slice(0, 2), count: 1, among: [...among] },
  ...more,
});
const isCard = (id: string): boolean => !id.startsWith('o');

const CARDS = ['ash', 'ash', 'elm'];
const deck = awaited('p1.deck', CARDS);
const life = awaited('p1.life', CARDS);
const outcomes = { 'p1.deck': ['ash'], 'p1.life': ['ash'], 'p2.deck': ['elm'] };

describe('what is told of the same cards', () => {
  it('is what is told of all piles of their owner', () => {
    expect(toldWith(deck, [deck, life], outcomes, isCard)).toEqual(['ash', 'ash']);
    expect(offeredOf(CARDS, ['ash', 'ash'])).toEqual([{ id: 'elm', left: 1 }]);
  });

  it('is not what is told of another player, nor of a pile of other cards', () => {
    const theirs = awaited('p2.deck', CARDS);
    const spells = awaited('p1.life', ['ash', 'oak']);
    expect(toldWith(deck, [deck, theirs, spells], outcomes, isCard)).toEqual(['ash']);
  });

  it('is also what was picked among cards of which some are known', () => {
    const pick = awaited('p1.life', [...CARDS, 'o7'], { kind: 'pick' });
    expect(toldWith(deck, [deck, pick], outcomes, isCard)).toEqual(['ash', 'ash']);
  });

  it('is what is told where nobody can say yet which cards there are', () => {
    const [one, other] = [deck, life].map(({ among: _, ...open }) => open);
    if (one === undefined || other === undefined) throw new Error('there are two');
    expect(toldWith(one, [one, other], outcomes, isCard)).toEqual(['ash', 'ash']);
  });

  it('of dice and choices is their own alone', () => {
    const [first, second] = ['p1.deck', 'p1.life'].map((label) => awaited(label, ['basic'], { kind: 'roll' }));
    if (first === undefined || second === undefined) throw new Error('there are two');
    expect(toldWith(first, [first, second], outcomes, isCard)).toEqual(['ash']);
  });
});
