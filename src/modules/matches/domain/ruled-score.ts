import type { MatchEnded } from './events.js';
import { areOpponents, type Match, type MatchRuling, seatsLeft, sideOf } from './match.js';

type Score = MatchEnded['result'];

/**
 * The games of each seat by the rulings on a match: as the last result by ruling says, otherwise as they were played.
 * Of seats that forfeit since then, all games count as lost.
 */
export function ruledScore(match: Pick<Match, 'created' | 'rulings'>, played: Score): Score {
  const { created, rulings } = match;
  const isResult = (ruling: MatchRuling): boolean => ruling.lost === undefined;
  const last = rulings.findLast(isResult);
  const score = last !== undefined && 'score' in last ? last.score : undefined;
  const since = rulings.slice(rulings.findLastIndex(isResult) + 1);
  const forfeited = since.flatMap((ruling) => ruling.forfeited ?? []).flatMap((seat) => sideOf(created, seat));
  return forfeited.length === 0 ? (score ?? played) : withForfeited(match, forfeited, score ?? played);
}

/** The side that is left alone wins as many games as the match needs; several sides that are left keep theirs. */
function withForfeited(match: Pick<Match, 'created' | 'rulings'>, forfeited: readonly string[], score: Score): Score {
  const needed = Math.floor(match.created.bestOf / 2) + 1;
  const left = seatsLeft(match);
  const isWon = left.length > 0 && !areOpponents(match, left);
  const wonByForfeited = Math.max(...forfeited.map((seat) => score[seat]?.won ?? 0));
  return Object.fromEntries(
    Object.entries(score).map(([seat, { won, lost, drawn }]) => {
      if (forfeited.includes(seat)) return [seat, { won: 0, lost: Math.max(needed, won + lost + drawn), drawn: 0 }];
      if (!isWon || !left.includes(seat)) return [seat, { won, lost, drawn }];
      return [seat, { won: Math.max(needed, won), lost: Math.max(0, lost - wonByForfeited), drawn: 0 }];
    }),
  );
}
