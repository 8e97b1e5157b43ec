import { Injectable } from '@nestjs/common';
import {
  canonicalJson,
  type Finding,
  NONE,
  ofEvent,
  ofRow,
  type StoredEvent,
} from '../../../platform/event-store/index.js';
import {
  type Cause,
  decodeMatchEvent,
  endOf,
  foldMatch,
  type Match,
  matchAfter,
  type MatchCreated,
  type MatchGameEnded,
  type MatchGameStarted,
} from '../../matches/index.js';
import { decodeCaseEvent } from '../../cases/index.js';
import { ReplayAudit } from '../../replays/index.js';
import { type LeagueTerms, MasterData, OtherStreams } from './other-streams.js';
import type { StreamCheck } from './stream-check.js';

/** A match counts its games as they ended, ends as they say or as judges have ruled, and names what is there. */
@Injectable()
export class MatchCheck implements StreamCheck {
  constructor(
    private readonly others: OtherStreams,
    private readonly replays: ReplayAudit,
    private readonly master: MasterData,
  ) {}

  async *findings(events: readonly StoredEvent[], isWhole: boolean): AsyncGenerator<Finding> {
    const [first, ...rest] = events;
    let match = foldMatch(events.slice(0, 1));
    if (first === undefined || match === null) return;
    const { created } = match;
    if (created.matchId !== first.stream) yield ofEvent(first, 'unrelated', first.stream, created.matchId);
    yield* this.tableFindings(created);
    for (const event of rest) {
      yield* this.findingsAt(event, match);
      match = matchAfter(match, event);
    }
    if (isWhole) yield* await this.replays.ofMatch(events);
  }

  private async *findingsAt(event: StoredEvent, match: Match): AsyncGenerator<Finding> {
    const { type, payload } = decodeMatchEvent(event);
    if (type === 'MatchGameStarted') yield* this.announcedFindings(event, payload);
    if (type === 'MatchGameEnded') yield* this.countedFindings(event, payload);
    if (type === 'MatchRuled' || type === 'MatchLossRuled') yield* this.rulingFindings(event, payload.cause);
    if (type !== 'MatchEnded') return;
    const { endedAt, ...result } = payload;
    if (endedAt !== undefined && endedAt !== match.lastEndedAt)
      yield ofEvent(event, 'outcome', match.lastEndedAt ?? NONE, endedAt);
    const [expected, actual] = [canonicalJson({ ...endOf(match) }), canonicalJson({ ...result })];
    if (expected !== actual) yield ofEvent(event, 'outcome', expected, actual);
  }

  /** A game that was announced may not have begun yet. */
  private async *announcedFindings(event: StoredEvent, { gameId, number }: MatchGameStarted): AsyncGenerator<Finding> {
    const game = await this.others.game(gameId);
    if (game === null) return;
    const [expected, actual] = [`${event.stream}/${number}`, `${game.matchId}/${game.number}`];
    if (expected !== actual) yield ofEvent(event, 'unrelated', expected, actual);
  }

  /** It may have ended otherwise since, which the match hears of later; but so it must have ended once. */
  private async *countedFindings(event: StoredEvent, { gameId, ...counted }: MatchGameEnded): AsyncGenerator<Finding> {
    const ends = (await this.others.trusted(gameId)).filter(({ type }) => type === 'GameEnded').map(decodeMatchEvent);
    const asResult = ({ winners, draw }: Pick<MatchGameEnded, 'winners' | 'draw'>) => JSON.stringify({ winners, draw });
    const outcomes = ends.flatMap((end) => (end.type === 'GameEnded' ? [asResult(end.payload.outcome)] : []));
    const actual = asResult(counted);
    if (!outcomes.includes(actual)) yield ofEvent(event, 'outcome', outcomes.at(-1) ?? NONE, actual);
  }

  /** What staff does for a no-show is in no other stream. */
  private async *rulingFindings(event: StoredEvent, { kind, id: cause }: Cause): AsyncGenerator<Finding> {
    if (kind === 'closing') return;
    const [caseId = '', number = ''] = cause.split('/');
    const rulings = (await this.others.trusted(caseId)).filter(({ type }) => type === 'CaseRuled').map(decodeCaseEvent);
    const isThere = rulings.some((ruled) => ruled.type === 'CaseRuled' && String(ruled.payload.number) === number);
    if (!isThere) yield ofEvent(event, 'unrelated', `ruling ${cause}`);
  }

  /** Who sits there, and the league that it counts in. */
  private async *tableFindings(created: MatchCreated): AsyncGenerator<Finding> {
    for (const { playerId } of created.seats) {
      if (!(await this.master.hasPlayer(playerId))) yield ofRow('players', playerId, 'missing', 'a row', NONE);
    }
    if (created.leagueId === undefined || created.leagueId === null) return;
    const league = await this.master.league(created.leagueId);
    if (league === null) yield ofRow('leagues', created.leagueId, 'missing', 'a row', NONE);
    else yield* leagueFindings(created.leagueId, created, league);
  }
}

/** No league ever changes what its matches are of. A draft, which is one game, is for the format of its league. */
function* leagueFindings(
  id: string,
  { game, format, bestOf, decksFor }: MatchCreated,
  league: LeagueTerms,
): Generator<Finding> {
  const terms = decksFor === undefined ? { game, format, bestOf } : { game, format: decksFor, bestOf: league.bestOf };
  for (const column of ['game', 'format', 'bestOf'] as const) {
    const [expected, actual] = [String(terms[column]), String(league[column])];
    if (expected !== actual) yield { ...ofRow('leagues', id, 'differs', expected, actual), column };
  }
}
