import { Injectable } from '@nestjs/common';
import { EventStore, type StoredEvent } from '../../platform/event-store/index.js';
import { showRemembered } from '../../platform/health/index.js';
import { SharedWork } from '../../platform/tasks/index.js';
import { type GameStarted, rewindTargets, RulesRegistry } from '../matches/index.js';
import { type Game, gameAfter, openGame, openingOf, type Step } from './domain/game.js';
import { GameSnapshots } from './game-snapshots.js';
import { GameChanges } from './live/game-changes.js';
import { type CacheBounds, GameCache } from './memory/game-cache.js';
import { VersionNotThere } from './games.problems.js';

const MB = 2 ** 20;
/** 5,000 running games, most of them packed between actions. */
const PLAYED: CacheBounds = { open: 160 * MB, packed: 256 * MB };
/** The games that are watched from a distance, each where its spectators are. */
const WATCHED: CacheBounds = { open: 24 * MB, packed: 8 * MB };

/**
 * Games as values. The truth is the stream: what a process holds in memory, and snapshots, only spare it from carrying
 * a game out again from the beginning.
 */
@Injectable()
export class GameRepository {
  private readonly cache = new GameCache(PLAYED);
  private readonly watched = new GameCache(WATCHED);
  /** What is being read just now, by what for. */
  private readonly reading = new SharedWork<Game>();

  constructor(
    private readonly store: EventStore,
    private readonly snapshots: GameSnapshots,
    private readonly registry: RulesRegistry,
    private readonly changes: GameChanges,
  ) {
    for (const [name, cache] of Object.entries({ games: this.cache, 'watched-games': this.watched })) {
      showRemembered(`${name}-open`, () => cache.bytes.open);
      showRemembered(`${name}-packed`, () => cache.bytes.packed);
    }
  }

  /** What this process last knew: enough to decide on, since an append on an old version is refused. */
  async known(id: string): Promise<Game> {
    return this.cache.get(id) ?? (await this.current(id));
  }

  /** With every event recorded until now. Throws `GameNotFound`. */
  async current(id: string): Promise<Game> {
    const held = this.cache.get(id);
    if (held === undefined) return this.cache.keep(await this.load(id));
    const news = await this.store.read(id, { from: held.version + 1 });
    // What goes back beyond what is held needs a state that this process has forgotten.
    return this.cache.keep(earliestTarget(news) < held.version ? await this.load(id) : gameAfter(held, news));
  }

  /** At least as new as this version, which is known to be recorded. Simultaneous callers share one read. */
  async atLeast(id: string, version: number): Promise<Game> {
    const held = this.cache.get(id);
    if (held !== undefined && held.version >= version) return held;
    const game = await this.reading.get(id, () => this.current(id));
    return game.version >= version ? game : this.current(id);
  }

  /** The game at a version for delayed spectators, continued from their last version and not from the beginning. */
  async at(id: string, version: number, stepsAfter: number = version): Promise<Game> {
    const game = await this.current(id);
    if (version > game.version) throw new VersionNotThere(version, game.version);
    return version === game.version && hasSteps(game, stepsAfter) ? game : this.load(id, version, stepsAfter);
  }

  /** The game at a version that spectators may see, continued from their last version, not from the beginning. */
  async behind(id: string, version: number): Promise<Game> {
    const held = this.watched.get(id);
    return held?.version === version
      ? held
      : this.reading.get(`${id} ${version}`, () => this.catchUp(id, version, held));
  }

  /** The game at a later version, continued from this value where no event rewinds it to an earlier version. */
  async continued(earlier: Game, version: number): Promise<Game> {
    const news = await this.store.read(earlier.id, { from: earlier.version + 1, to: version });
    return earliestTarget(news) < earlier.version
      ? this.load(earlier.id, version, version - 1)
      : gameAfter(earlier, news);
  }

  /** What happened after a version and up to `newest`, which is recorded; at most so many steps. */
  async steps(id: string, after: number, limit: number, newest: number): Promise<readonly Step[]> {
    const to = Math.min(after + limit, newest);
    if (to <= after) return [];
    await this.atLeast(id, to);
    const held = this.cache.steps(id, after, to);
    if (held !== null) return held;
    // A reader of steps will ask for more, so from here on all of them are remembered.
    const whole = async (): Promise<Game> => this.cache.keep(await this.load(id, undefined, 0));
    const shared = await this.reading.get(`${id} whole`, whole);
    const { steps } = shared.version >= to ? shared : await whole();
    return steps.filter(({ version }) => version > after && version <= to);
  }

  /** Takes over what this process has just recorded. */
  recorded(game: Game): void {
    this.cache.keep(game);
    this.snapshots.offer(game);
    this.changes.recorded(game.id, game.version);
  }

  private async catchUp(id: string, version: number, held: Game | undefined): Promise<Game> {
    if (held === undefined || held.version > version) return this.watched.keep(await this.load(id, version));
    const news = await this.store.read(id, { from: held.version + 1, to: version });
    return this.watched.keep(
      earliestTarget(news) < held.version ? await this.load(id, version) : gameAfter(held, news),
    );
  }

  /** From the last snapshot before the steps that are asked for, or that are gone back to, or from the beginning. */
  private async load(id: string, to?: number, stepsAfter?: number): Promise<Game> {
    const [first] = await this.store.read(id, { to: 1 });
    const started = openingOf(id, first);
    const begun = first === undefined ? null : await this.begin(first, started, stepsAfter ?? to);
    if (begun === null) throw new VersionNotThere(1, 0);
    const rest = await this.store.read(id, { from: begun.version + 1, ...(to !== undefined && { to }) });
    const back = earliestTarget(rest);
    return back < begun.version ? this.load(id, to, back) : gameAfter(begun, rest);
  }

  private async begin(first: StoredEvent, started: GameStarted, atOrBefore?: number): Promise<Game> {
    const rules = await this.registry.pinned(started);
    const snapshot = await this.snapshots.find(first, started, rules, atOrBefore);
    return snapshot ?? openGame(first, started, rules);
  }
}

/** Whether the game remembers every step after this version. */
const hasSteps = ({ steps, version }: Game, after: number): boolean =>
  after >= version || (steps[0]?.version ?? version + 1) <= after + 1;

/** The lowest version to which one of these events rewinds the game. */
const earliestTarget = (events: readonly StoredEvent[]): number => Math.min(Infinity, ...rewindTargets(events));
