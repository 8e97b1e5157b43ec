import { describe, expect, it } from 'vitest';
import { cutTo, Evening, STAGE, terms } from '../../../test/support/evening.js';
import { type Decklists, isDeckShown } from './decklists.js';

/** Three players: C has named no deck. C and B reach the cut. */
function evening(decklists: Decklists | undefined) {
  const stages = [{ ...STAGE, rounds: 1 }, cutTo(2)];
  const played = new Evening(terms(stages, decklists === undefined ? {} : { decklists }), 'A B C');
  for (const playerId of ['A', 'B']) played.add({ type: 'DeckSubmitted', payload: { playerId, deckId: playerId } });
  const shown = () => ['A', 'B', 'C'].filter((player) => isDeckShown(played.now, player)).join('');
  const startCut = () =>
    played.add({ type: 'StageStarted', payload: { stage: 2, players: ['C', 'B'], rounds: null, seed: 's', lots: [] } });
  return { played, shown, startCut };
}

describe('whose deck everybody may see', () => {
  it.each([
    [undefined, ['', '', '']],
    ['hidden', ['', '', '']],
    ['cut', ['', '', 'B']],
    ['open', ['', 'AB', 'AB']],
  ] as const)('by the terms %s: before the start, from the start on, from the cut on', (decklists, expected) => {
    const { played, shown, startCut } = evening(decklists);
    const seen = [shown()];
    played.start();
    seen.push(shown());
    startCut();
    expect([...seen, shown()]).toEqual(expected);
  });

  it('what was shown stays shown after a drop', () => {
    const { played, shown } = evening('open');
    played.start();
    played.drop('A');
    expect(shown()).toBe('AB');
  });
});
