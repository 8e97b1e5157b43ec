/**
 * What judges may impose in a game, as versioned data: the steps that the publisher's guidelines name, and for each
 * infraction which step is suggested for the first time, the second, and so on. The judge decides.
 */
export type PenaltyRules = {
  /** Raised when anything below changes; rulings name what they imposed, so old ones stay as they are. */
  readonly version: string;
  /** The document that names the steps. Their order is our reading of it. */
  readonly source: string;
  readonly infractions: readonly Infraction[];
  /** How the games of a match count for a player who loses the match by a penalty. */
  readonly games: Readonly<Record<MatchPenalty, GamesOfLoser>>;
};

/** The penalties that lose a match. */
export type MatchPenalty = Extract<PenaltyKind, 'match-loss' | 'disqualification'>;

/** `played`: as they were played. `lost`: the player has won none, and the opponents as many as the match needs. */
export type GamesOfLoser = 'played' | 'lost';

export type Infraction = {
  readonly id: string;
  readonly title: string;
  /** The last step stays. */
  readonly steps: readonly PenaltyKind[];
};

/** The ladder only suggests: a player who was penalised for the same so often before gets the next step. */
export const suggestedPenalty = ({ steps }: Infraction, before: number): PenaltyKind =>
  steps[Math.min(before, steps.length - 1)] ?? 'warning';

/** What guidelines suggest for each infraction of a player, who was penalised for it so often `before`. */
export interface SuggestedPenalty {
  readonly infraction: string;
  readonly title: string;
  readonly before: number;
  readonly penalty: PenaltyKind;
}

export const suggestedPenalties = (
  infractions: readonly Infraction[],
  timesBefore: (infraction: string) => number,
): readonly SuggestedPenalty[] =>
  infractions.map((infraction) => {
    const { id, title } = infraction;
    const before = timesBefore(id);
    return { infraction: id, title, before, penalty: suggestedPenalty(infraction, before) };
  });

/** Mildest first. */
export const PENALTIES = ['warning', 'game-loss', 'match-loss', 'disqualification'] as const;
export type PenaltyKind = (typeof PENALTIES)[number];

/**
 * Reading: the documents say nothing about scores. A match loss leaves what was won at the table; a disqualified player
 * keeps nothing. A ruling can give another score.
 */
export const usualGames: PenaltyRules['games'] = { 'match-loss': 'played', disqualification: 'lost' };

/**
 * What we suggest where guidelines name the steps, but not their order. A change of it raises the version of each game.
 */
export const usualInfractions: readonly Infraction[] = [
  {
    id: 'play-error',
    title: 'An illegal play, or a forgotten effect',
    steps: ['warning', 'warning', 'game-loss', 'match-loss'],
  },
  { id: 'hidden-cards', title: 'Drawing or seeing too many cards', steps: ['warning', 'game-loss', 'match-loss'] },
  { id: 'slow-play', title: 'Playing too slowly', steps: ['warning', 'game-loss', 'match-loss'] },
  { id: 'deck-error', title: 'A deck or list that is not legal', steps: ['game-loss', 'match-loss'] },
  { id: 'tardiness', title: 'Coming late', steps: ['game-loss', 'match-loss'] },
  {
    id: 'unsporting-conduct',
    title: 'Unsporting conduct',
    steps: ['warning', 'game-loss', 'match-loss', 'disqualification'],
  },
  { id: 'cheating', title: 'Breaking rules on purpose for an advantage', steps: ['disqualification'] },
];
