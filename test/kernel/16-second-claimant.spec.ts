/**
 * KERNEL 10.16: "that song" follows the card along its own play; once it was moved to be played again, a second claim
 * finds nothing.
 */
import { describe, expect, it } from 'vitest';
import { character, lorcanaTable, song } from '../support/lorcana.js';

const singer = (id: string) =>
  character({
    id,
    cost: 3,
    abilities: [
      {
        kind: 'triggered',
        name: 'again',
        on: [{ event: 'sung', where: { object: { object: { self: true } } }, bind: { song: 'song' } }],
        effect: { do: 'play-free', card: 'song', thenPut: 'deck-bottom' },
      },
    ],
  });
const duet = song({
  id: 'duet',
  cost: 6,
  effect: { do: 'gain-lore', amount: 1 },
  keywords: [{ keyword: 'sing-together', n: 6 }],
});

describe('a song that two singers have played again', () => {
  const table = lorcanaTable(
    {
      p1: {
        hand: [{ card: 'duet', as: 'duet' }],
        play: [
          { card: 'alto', as: 'alto' },
          { card: 'bass', as: 'bass' },
        ],
        deck: 3,
      },
      p2: {},
    },
    [singer('alto'), singer('bass'), duet],
  );
  table.answer('p1', { action: 'play', card: 'duet', pay: 'sing-together' }).answer('p1', ['alto', 'bass']);

  it('is in the discard when the claims wait', () => {
    table.expectDecision({ p1: 'bag' });
    expect(table.cards('p1', 'discard')).toEqual(['duet']);
    expect(table.player('p1')['lore']).toBe(1);
  });
  it('is played once more, from under the deck; the other claim finds it gone', () => {
    const [first = ''] = table.legal('p1');
    table.answer('p1', first);
    expect(table.log.filter(({ kind }) => kind === 'played')).toHaveLength(1);
    expect(table.player('p1')['lore']).toBe(2);
    expect(table.cards('p1', 'deck').at(-1)).toBe('duet');
    table.expectDecision({ p1: 'turnAction' });
  });
});
