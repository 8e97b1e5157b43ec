/** A tournament of the pure core that a test plays on, event by event. */
import { policyOf } from '../../src/competition/scoring/policies.js';
import type { PairingResult, TournamentEvent } from '../../src/competition/log/events.js';
import { tournamentAfter } from '../../src/competition/log/fold.js';
import { proposeRound } from '../../src/competition/log/next-round.js';
import { nextStage } from '../../src/competition/log/seeding.js';
import { currentStage, type Tournament } from '../../src/competition/log/state.js';
import { stageTable } from '../../src/competition/log/tables.js';
import type { StageTerms, TournamentTerms } from '../../src/competition/log/terms.js';

export const STAGE: StageTerms = {
  ...{ kind: 'swiss', bestOf: 3, players: null, rounds: null, times: 1, groups: 1 },
  ...{ thirdPlace: false, continues: false },
};
export const cutTo = (players: number, more: Partial<StageTerms> = {}): StageTerms => ({
  ...STAGE,
  ...{ kind: 'single-elimination', players },
  ...more,
});

export function terms(stages: readonly StageTerms[], more: Partial<TournamentTerms> = {}): TournamentTerms {
  const policy = policyOf('mtr');
  if (policy === undefined) throw new Error('mtr');
  return {
    ...{ tournamentId: 't', leagueId: null, name: 'Evening', game: 'g', format: 'f', policy, stages, roundsTable: [] },
    ...{ capacity: null, selfRegistration: false, checkIn: false, lateEntry: 'loss', intentionalDraws: true },
    ...{ recorded: false, seeding: 'list' },
    ...more,
  };
}

/** A log that grows by one event after the other. */
export class Evening {
  readonly log: TournamentEvent[] = [];
  private folded: Tournament | null = null;

  constructor(of: TournamentTerms, players = '') {
    this.add({ type: 'TournamentCreated', payload: of });
    if (players !== '') this.register(...players.split(' '));
  }

  /** A service that continues from here; its log holds the new entries. */
  static from(now: Tournament): Evening {
    const evening = new Evening(now.terms);
    evening.folded = now;
    return evening;
  }

  get now(): Tournament {
    if (this.folded === null) throw new Error('nothing yet');
    return this.folded;
  }

  add(event: TournamentEvent): void {
    this.log.push(event);
    this.folded = tournamentAfter(this.folded, event);
  }

  register(...ids: readonly string[]): void {
    const players = ids.map((playerId) => ({ playerId, team: null, table: null }));
    this.add({ type: 'PlayersRegistered', payload: { players } });
  }

  start(seed = 's', players?: number): void {
    const stage = nextStage(this.now, seed, { players });
    if (stage === null) throw new Error('no further stage');
    this.add({ type: 'StageStarted', payload: stage });
  }

  drop(playerId: string): void {
    this.add({ type: 'PlayerDropped', payload: { playerId, kind: 'drop', reason: 'Has to leave' } });
  }

  /** Pairs and publishes the next round; as text like `A-B C-D bye E`. */
  round(wishes: { locked?: [string, string][]; forbidden?: [string, string][]; awardedByes?: string[] } = {}): string {
    const proposed = proposeRound(this.now, {
      ...{ seed: `round ${this.now.rounds.length}`, locked: [], forbidden: [], awardedByes: [] },
      ...wishes,
    });
    if (proposed === null) throw new Error('no further round');
    this.add({ type: 'RoundProposed', payload: proposed });
    this.add({ type: 'RoundPublished', payload: { round: proposed.round } });
    const pairs = proposed.tables.map(({ players }) => players.join('-'));
    return [...pairs, ...proposed.byes.map((id) => `bye ${id}`)].join(' ');
  }

  record(table: number, result: PairingResult): void {
    const round = this.now.rounds.length;
    this.add({ type: 'ResultRecorded', payload: { round, table, result, source: 'staff' } });
  }

  /** Records all results that are missing, by who of the two wins, and ends the round. */
  finish(win: (one: string, other: string) => 'first' | 'second' | 'draw' = byName): void {
    const round = this.now.rounds.at(-1);
    for (const { table, players, result } of round?.tables ?? [])
      if (result === null) this.record(table, won(win(...players)));
    this.add({ type: 'RoundEnded', payload: { round: round?.round ?? 0 } });
  }

  table(upTo?: number): readonly string[] {
    const stage = currentStage(this.now);
    const rows = stage === null ? [] : stageTable(this.now, stage, upTo);
    return rows.map(({ place, player, record: { won: w, lost: l, drawn: d } }) => `${place} ${player} ${w}-${l}-${d}`);
  }
}

export const byName = (one: string, other: string): 'first' | 'second' => (one < other ? 'first' : 'second');
export const won = (outcome: 'first' | 'second' | 'draw'): PairingResult => ({
  outcome,
  games: outcome === 'first' ? [2, 0, 0] : outcome === 'second' ? [0, 2, 0] : [1, 1, 1],
  how: 'played',
});
