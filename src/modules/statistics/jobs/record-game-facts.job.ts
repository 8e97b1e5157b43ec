import { Injectable } from '@nestjs/common';
import { record, text } from '../../../platform/decoding/index.js';
import { EventStore, type LedgerEvent } from '../../../platform/event-store/index.js';
import { deriveFrom, jobId, type JobKind, type JobRequest, type RunningJob } from '../../../platform/queue/index.js';
import { decodeMatchEvent, type MatchCreated, RulesRegistry } from '../../matches/index.js';
import { ExecutedGames } from '../../replays/index.js';
import { playAgain } from '../domain/play-again.js';
import { factsOf } from '../domain/game-facts.js';
import { GameFactTable } from '../game-fact-table.js';

/** A game names a match that the event store does not know. The job is tried again: the match may be on its way. */
class MatchMissing extends Error {
  readonly code = 'statistics.match-missing';
  constructor(readonly matchId: string) {
    super(`The game belongs to match ${matchId}, which is not recorded.`);
  }
}

/** Which jobs they are, and what calls for them. */
export const GAME_FACT_JOBS = { effect: 'record-game-facts', on: ['GameEnded', 'Rewound'] };

const jobData = record({ gameId: text });

/**
 * Effect: the table holds the facts of an ended game, and none of one that is running (again). Recorded again, they are
 * the same facts in the same rows.
 */
@Injectable()
export class RecordGameFacts implements JobKind {
  readonly effect = GAME_FACT_JOBS.effect;
  readonly on = GAME_FACT_JOBS.on;
  /** It is all computing: two at a time would only be two that take twice as long. */
  readonly concurrency = 1;

  constructor(
    private readonly events: EventStore,
    private readonly rules: RulesRegistry,
    private readonly table: GameFactTable,
    private readonly executed: ExecutedGames,
  ) {}

  jobFor(event: Pick<LedgerEvent, 'stream' | 'version'>): JobRequest {
    return { id: jobId('game-facts', event), data: { gameId: event.stream } };
  }

  async run(job: RunningJob): Promise<void> {
    const { gameId } = jobData(job.data, job.id);
    await deriveFrom(this.events, gameId, this.on, async (events) => {
      const known = await this.executed.find(events);
      const game = known ?? (await playAgain(events, (started) => this.rules.pinned(started)));
      const match = await this.matchOf(game.started.matchId);
      const facts = factsOf(game, match);
      await (facts.length === 0 ? this.table.remove(gameId) : this.table.put(facts));
    });
  }

  private async matchOf(matchId: string): Promise<MatchCreated> {
    const [first] = await this.events.read(matchId, { to: 1 });
    const created = first === undefined ? null : decodeMatchEvent(first);
    if (created?.type !== 'MatchCreated') throw new MatchMissing(matchId);
    return created.payload;
  }
}
