/** Where and when a tournament is played. It can be replaced at any time, and no result depends on it. */
export interface Announcement {
  readonly name: string;
  /** In ISO 8601 and UTC, as every moment here. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** The IANA name of the zone in which people at the place read their clocks. */
  readonly timeZone: string | null;
  readonly place: string | null;
  readonly about: string | null;
  readonly prizes: string | null;
  /** When rounds are to begin, the first one first. */
  readonly rounds: readonly PlannedRound[];
}

export interface PlannedRound {
  readonly round: number;
  readonly startsAt: string;
}
