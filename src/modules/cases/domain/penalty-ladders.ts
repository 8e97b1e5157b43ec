/**
 * What judges may impose, game by game, as versioned data. The steps are those that the publishers' guidelines name; which
 * step fits is a judge's decision, and the ladder only suggests: whoever was penalised for the same infraction before
 * gets the next step.
 */
import { PENALTIES, type PenaltyKind } from './events.js';

export interface PenaltyLadder {
  readonly game: string;
  /** Raised when anything below changes; rulings name what they imposed, so old ones stay as they are. */
  readonly version: string;
  /** Where the steps are from. Their order on repetition is our reading of it. */
  readonly source: string;
  readonly infractions: readonly Infraction[];
}

export interface Infraction {
  readonly id: string;
  readonly title: string;
  /** For the first time, the second, and so on; the last step stays. */
  readonly steps: readonly PenaltyKind[];
}

const ERRORS: readonly PenaltyKind[] = ['warning', 'warning', 'game-loss', 'match-loss'];
const PROMPTLY: readonly PenaltyKind[] = ['warning', 'game-loss', 'match-loss'];

const INFRACTIONS: readonly Infraction[] = [
  { id: 'play-error', title: 'An illegal play, or a forgotten effect', steps: ERRORS },
  { id: 'drawing-cards', title: 'Drawing or looking at too many cards', steps: PROMPTLY },
  { id: 'slow-play', title: 'Playing too slowly', steps: PROMPTLY },
  { id: 'deck-error', title: 'A deck or list that is not legal', steps: ['game-loss', 'match-loss'] },
  { id: 'tardiness', title: 'Coming late', steps: ['game-loss', 'match-loss'] },
  { id: 'unsporting-conduct', title: 'Unsporting conduct', steps: PENALTIES },
  { id: 'cheating', title: 'Breaking rules on purpose for an advantage', steps: ['disqualification'] },
];

const LADDERS: readonly PenaltyLadder[] = [
  {
    game: 'lorcana',
    version: 'lorcana-penalties/1',
    source:
      'Disney Lorcana TCG Play Correction Guidelines (Ravensburger): warning, game loss, match loss, disqualification',
    infractions: INFRACTIONS,
  },
  {
    game: 'fftcg',
    version: 'fftcg-penalties/1',
    source:
      'FF-TCG Rules concerning penalties (Square Enix): official warning, game loss, match loss, disqualification',
    infractions: INFRACTIONS,
  },
];

export const ladderOf = (game: string): PenaltyLadder | undefined => LADDERS.find((ladder) => ladder.game === game);

export const infractionOf = (game: string, id: string): Infraction | undefined =>
  ladderOf(game)?.infractions.find((infraction) => infraction.id === id);

/** What the ladder suggests for somebody who was penalised for the same so often before. */
export const suggested = ({ steps }: Infraction, before: number): PenaltyKind =>
  steps[Math.min(before, steps.length - 1)] ?? 'warning';
