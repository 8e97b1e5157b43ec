import { Command } from '@nestjs/cqrs';
import type { Timing } from '../../domain/events.js';
import type { Origin } from '../../origin.js';
import type { OnlookerTerms } from '../../terms/terms.js';
import type { MatchDetails } from '../../queries/get-match/get-match.query.js';

export const RANDOMNESS = ['seeded', 'shared', 'asserted'] as const;
export type Randomness = (typeof RANDOMNESS)[number];

export interface NewMatch {
  readonly game: string;
  readonly format: string;
  readonly bestOf: number;
  readonly leagueId: string | null;
  /** What is asked for those who do not play; what is not said follows from the league, or is as usual. */
  readonly onlookers: Partial<OnlookerTerms>;
  readonly timing?: Timing;
  /** How chance comes about: by the seed, which is usual; by one to which seats add when the server has committed itself; or at a table, as those who record both seats tell it. */
  readonly randomness?: Randomness;
  /** Who plays together, by seat; where no format knows teams the match is refused. */
  readonly teams?: readonly { readonly seats: readonly string[] }[];
  /** In the order of the table; they become p1, p2 and so on. */
  readonly seats: readonly NewSeat[];
}

export interface NewSeat {
  readonly playerId: string;
  readonly deckId: string;
  /** 32 bytes in hex that the player puts into all chance of the match; the server draws what nobody gives. */
  readonly entropy?: string;
}

export interface CreatedMatch {
  readonly match: MatchDetails;
  /** Whether the request had been carried out before. */
  readonly replayed: boolean;
}

/** Creates a match and begins its first game, but where seats have yet to give their share of its chance. */
export class CreateMatch extends Command<CreatedMatch> {
  constructor(
    readonly match: NewMatch,
    readonly origin: Origin,
  ) {
    super();
  }
}
