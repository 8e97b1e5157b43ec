/** What a league gives for a match. */
export interface MatchPoints {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** A player's matches and games in one league, added up. */
export interface LeagueRecord {
  readonly playerId: string;
  readonly name: string;
  /** Where other players have the same name. */
  readonly tag?: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly games: { readonly won: number; readonly lost: number; readonly drawn: number };
}

export interface Standing extends LeagueRecord {
  /** Equal for players whom points and wins do not tell apart. */
  readonly rank: number;
  readonly points: number;
  readonly played: number;
}

/** What the order rests on, most significant first. Names only make it stable: they are no merit and share a rank. */
export const STANDINGS_ORDER = ['points', 'won', 'name'] as const;

/** The table of a league. */
export function standingsOf(records: readonly LeagueRecord[], points: MatchPoints): readonly Standing[] {
  const scored = records.map((record) => ({
    ...record,
    points: record.won * points.win + record.drawn * points.draw + record.lost * points.loss,
    played: record.won + record.drawn + record.lost,
  }));
  scored.sort(
    (a, b) => b.points - a.points || b.won - a.won || byText(a.name, b.name) || byText(a.playerId, b.playerId),
  );
  // Players who are level stand together, so one pass gives all ranks.
  let rank = 0;
  return scored.map((record, place) => {
    const before = scored[place - 1];
    if (before?.points !== record.points || before.won !== record.won) rank = place + 1;
    return { rank, ...record };
  });
}

/** By code units: the same table whatever the language of the machine. */
const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
