import { describe, expect, it } from 'vitest';
import { games, infractionsOf, penaltiesOf, suggestedPenalty } from '../../../engine/index.js';

describe.each(games)('the penalties of %s', (game) => {
  it('have a version and say where they are from', () => {
    expect(penaltiesOf(game)).toMatchObject({ version: `${game}-penalties/2`, source: expect.any(String) as string });
  });

  it('suggest a game loss for the second slow play, and stay on the last step', () => {
    const slow = infractionsOf(game).find(({ id }) => id === 'slow-play');
    if (slow === undefined) throw new Error('slow play is an infraction');
    expect([0, 1, 2, 9].map((before) => suggestedPenalty(slow, before))).toEqual([
      'warning',
      'game-loss',
      'match-loss',
      'match-loss',
    ]);
  });
});
