/**
 * What judges may impose in a game, as versioned data: the steps that the publisher's guidelines name, and for each
 * infraction which step is suggested for the first time, the second, and so on. The judge decides.
 */
export type PenaltyRules = {
  /** Raised when anything below changes; rulings name what they imposed, so old ones stay as they are. */
  readonly version: string;
  /** Where the steps are from. Which comes when is our reading of it. */
  readonly source: string;
  readonly infractions: readonly Infraction[];
};

export type Infraction = {
  readonly id: string;
  readonly title: string;
  /** The last step stays. */
  readonly steps: readonly PenaltyKind[];
};

/** Mildest first. */
export const PENALTIES = ['warning', 'game-loss', 'match-loss', 'disqualification'] as const;
export type PenaltyKind = (typeof PENALTIES)[number];
