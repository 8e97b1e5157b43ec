import { describe, expect, it } from 'vitest';
import { cutTo, Evening, STAGE, terms } from '../../../test/support/evening.js';
import { isDeckShown } from './decklists.js';
import type { Decklists } from './terms.js';

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

  it('a drafted deck is shown from the first round on: until then, the draft may be played on', () => {
    const draft = { format: 'draft', podSize: 4, deckId: 'box', withinPods: true };
    const drafted = new Evening(terms([{ ...STAGE, draft }], { decklists: 'open' }), 'A B C D');
    drafted.start();
    drafted.add({ type: 'DeckSubmitted', payload: { playerId: 'A', deckId: 'drafted' } });
    drafted.add({ type: 'DraftEnded', payload: { stage: 1, pod: 1, source: 'match' } });
    const isShown = () => isDeckShown(drafted.now, 'A');
    expect(isShown()).toBe(false);
    drafted.round();
    expect(isShown()).toBe(true);
    drafted.add({ type: 'RoundWithdrawn', payload: { round: 1, reason: 'A wrong player' } });
    expect(isShown()).toBe(false);
  });

  it('what was shown stays shown after a drop', () => {
    const { played, shown } = evening('open');
    played.start();
    played.drop('A');
    expect(shown()).toBe('AB');
  });
});
