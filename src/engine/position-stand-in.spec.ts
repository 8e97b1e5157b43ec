/** A number in the place of a list of cards: as many of a card that may lie there, in every game. */
import { describe, expect, it } from 'vitest';
import { openPosition, type JsonRecord } from './index.js';

const zonesOf = (game: string, p1: JsonRecord) => {
  const opened = openPosition({ game, seats: { p1, p2: p1 } });
  if (opened.kind === 'rejected') throw new Error(JSON.stringify(opened.faults));
  const [seat] = opened.rules.view(opened.state, { kind: 'everything' }).seats;
  return Object.fromEntries(
    Object.keys(p1).map((zone) => [
      zone,
      seat?.zones[zone]?.objects?.map(({ type, cardless }) => [type, ...(cardless === true ? ['cardless'] : [])]),
    ]),
  );
};

describe('a number of cards in a position', () => {
  it('of Ashes stands for what lies in the zone: no dice in piles and hands, no cards in pools', () => {
    const spell = ['action'];
    const die = ['die', 'cardless'];
    const counts = { phoenixborn: 1, hand: 2, drawPile: 1, discardPile: 1, conjurationPile: 1, activePool: 2 };
    expect(zonesOf('ashes', { ...counts, exhaustedPool: 1 })).toEqual({
      phoenixborn: [['phoenixborn']],
      hand: [spell, spell],
      drawPile: [spell],
      discardPile: [spell],
      conjurationPile: [['conjuration']],
      activePool: [die, die],
      exhaustedPool: [die],
    });
  });

  it('of other games stands for a card of the deck', () => {
    expect(zonesOf('lorcana', { inkwell: 1, deck: 2 })).toEqual({
      inkwell: [['character']],
      deck: [['character'], ['character']],
    });
    expect(zonesOf('fftcg', { hand: 1, deck: 1 })).toEqual({ hand: [['backup']], deck: [['backup']] });
  });
});
