import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { entryMatches, type Rules } from '../../../engine/index.js';
import { Clock } from '../../../platform/database/index.js';
import { EventStore } from '../../../platform/event-store/index.js';
import { SharedWork } from '../../../platform/tasks/index.js';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import type { Step } from '../domain/game.js';
import { GameRepository } from '../game-repository.js';
import { seatOf } from './actors.js';
import type { RecordedGame } from './view-request.js';

/** A game that was carried out: what happened in it, oldest first and without gaps up to its version. */
export interface PlayedSteps {
  readonly rules: Rules;
  readonly steps: readonly Pick<Step, 'version' | 'type' | 'log'>[];
}

/** The versions at which its turns began, in the order of the record, and the version of its last end. */
export interface Turns {
  readonly begun: readonly number[];
  readonly ended: number | null;
}

export function turnsIn({ rules, steps }: PlayedSteps): Turns {
  const { of } = rules.statistics.turn;
  const begun = steps.flatMap(({ version, log }) => log.filter((entry) => entryMatches(of, entry)).map(() => version));
  return { begun, ended: steps.findLast(({ type }) => type === 'GameEnded')?.version ?? null };
}

/**
 * The last version for spectators with a delay in turns: the version before the step in which the last turn but `turns
 * - 1` began. Everything up to an end of the game is visible, even if a ruling continues the game. Null if fewer turns
 * are known.
 */
export function turnsBehind({ begun, ended }: Turns, turns: number): number | null {
  const began = begun.at(-turns);
  return began === undefined ? null : Math.max(began - 1, ended ?? 0);
}

/** How far a game has come for somebody. */
export interface VisibleVersion {
  readonly version: number;
  /** When the next version becomes visible by time alone; null if none does. */
  readonly dueInMs: number | null;
}

/** How many games' places are remembered: a number each. */
const REMEMBERED_MAX = 10_000;

/** Delays running games for spectators, so that no spectator can help a player. */
@Injectable()
export class SpectatorsDelay {
  /** What is being asked just now: all who watch a game ask at the same moment. */
  private readonly asking = new SharedWork<VisibleVersion>();
  /** By turns, at each version of a game: that does not change. */
  private readonly reached = new LRUCache<string, number>({ max: REMEMBERED_MAX });

  constructor(
    private readonly games: GameRepository,
    private readonly store: EventStore,
    private readonly clock: Clock,
    private readonly rights: Rights,
  ) {}

  /** Players see their own game without a delay, and so does staff of the match. */
  async holdsBack({ started }: RecordedGame, caller: CallerIdentity): Promise<boolean> {
    if (started.spectators === undefined || seatOf(started, caller) !== null) return false;
    return !(await this.rights.may(caller, 'games.watch-live', { matchId: started.matchId }));
  }

  /**
   * How far a game has come that is held back. That it has begun, and with whom, is known at once. A caller who knows
   * all turns of it already says so.
   */
  async visibleVersion(game: RecordedGame, whole?: Turns): Promise<VisibleVersion> {
    const { seconds, turns } = game.started.spectators?.delay ?? {};
    if (seconds !== undefined) return this.together(game, () => this.bySeconds(game, seconds));
    if (turns === undefined || game.endedAt !== null) return { version: game.version, dueInMs: null };
    if (whole !== undefined) return reaching(game, turnsBehind(whole, turns));
    return this.together(game, () => this.byTurns(game, turns));
  }

  /** A slightly older answer reveals no more than a new one. */
  private together({ id, version }: RecordedGame, ask: () => Promise<VisibleVersion>): Promise<VisibleVersion> {
    return this.asking.get(`${id} ${version}`, ask);
  }

  private async bySeconds({ id, version: newest }: RecordedGame, seconds: number): Promise<VisibleVersion> {
    const now = this.clock.now().getTime();
    const { version, nextAt } = await this.store.recordedBy(id, new Date(now - seconds * 1000));
    // A moment more: a timer that ends at the very millisecond may be too early by its fraction.
    const dueInMs = nextAt === null ? null : Math.max(0, nextAt.getTime() + seconds * 1000 - now) + 1;
    return { version: Math.max(1, Math.min(version, newest)), dueInMs };
  }

  /** By what is remembered of the game, which is enough but for long turns or many of them. */
  private async byTurns(recorded: RecordedGame, turns: number): Promise<VisibleVersion> {
    const { id, version } = recorded;
    const known = this.reached.get(`${id} ${version}`);
    if (known !== undefined) return { version: known, dueInMs: null };
    const game = await this.games.atLeast(id, version);
    const steps = () => this.games.steps(id, 0, version, version);
    const behind =
      turnsBehind(turnsIn(game), turns) ?? turnsBehind(turnsIn({ rules: game.rules, steps: await steps() }), turns);
    const reached = reaching(recorded, behind);
    this.reached.set(`${id} ${version}`, reached.version);
    return reached;
  }
}

/** At least its beginning, and no further than it is. */
const reaching = ({ version }: RecordedGame, behind: number | null): VisibleVersion => ({
  version: Math.max(1, Math.min(behind ?? 1, version)),
  dueInMs: null,
});
