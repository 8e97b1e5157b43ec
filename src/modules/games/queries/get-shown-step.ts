import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CardDefinition, LogEntry, View } from '../../../engine/index.js';
import { EventStore } from '../../../platform/event-store/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { branchesOf, decodeMatchEvent, type MatchSeat, pathTo } from '../../matches/index.js';
import { Viewing } from '../access/viewing.js';
import { type Game, movesGame } from '../domain/game.js';
import { GameRepository } from '../game-repository.js';

/** A step as pages number it: frame `step` of a branch, from 0. */
export interface StepPlace {
  readonly step: number;
  /** By default the branch that counts. */
  readonly branch: number | null;
}

/** A step of a game as its spectators see it. */
export interface ShownStep {
  readonly game: string;
  readonly seats: readonly MatchSeat[];
  readonly cards: Readonly<Record<string, CardDefinition>>;
  readonly log: readonly LogEntry[];
  /** The board after the step, and the board before it; null for the first step. */
  readonly board: View;
  readonly before: View | null;
}

/** Null where the game has no such step, or none that the caller may know of yet. Throws `GameNotFound`. */
export class GetShownStep extends Query<ShownStep | null> {
  constructor(
    readonly gameId: string,
    readonly place: StepPlace,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@QueryHandler(GetShownStep)
export class GetShownStepHandler implements IQueryHandler<GetShownStep> {
  constructor(
    private readonly games: GameRepository,
    private readonly store: EventStore,
    private readonly viewing: Viewing,
  ) {}

  async execute({ gameId, place, caller }: GetShownStep): Promise<ShownStep | null> {
    const visible = await this.viewing.visibleGame(gameId, caller);
    // No branch has more steps than the game has events, and the events of a long game take time to read.
    if (place.step >= visible.version) return null;
    const path = await this.path(visible, place.branch);
    const version = path[place.step];
    if (version === undefined) return null;
    const request = { caller, as: 'spectator' };
    const { viewer } = await this.viewing.grantView(visible, request, () => ({
      read: 'state',
      from: version,
      to: version,
    }));
    const seen = ({ rules, state }: Game): View => rules.view(state, viewer);
    const earlier = path[place.step - 1];
    // Games without snapshots are executed from the beginning: the board after the step continues the board before it.
    const before = earlier === undefined ? null : await this.games.at(gameId, earlier);
    const after =
      before === null ? await this.games.at(gameId, version, version - 1) : await this.games.continued(before, version);
    const step = after.steps.find((each) => each.version === version);
    return {
      game: after.started.game,
      seats: after.started.seats,
      cards: after.rules.cardSet.cards,
      log: after.rules.logFor(step?.log ?? [], viewer),
      board: seen(after),
      before: before && seen(before),
    };
  }

  /** The versions of a branch that pages number: of a running game all, of an ended game those of its replay. */
  private async path({ id, version, rewinds, endedAt }: Game, branch: number | null): Promise<readonly number[]> {
    const branches = branchesOf(version, rewinds);
    const to = branches.find(({ number }) => number === (branch ?? branches.length))?.to;
    if (to === undefined) return [];
    const path = pathTo(to, rewinds);
    if (endedAt === null) return path;
    const events = await this.store.read(id, { to });
    const moving = new Set(
      events.filter((event) => event.version === 1 || movesGame(decodeMatchEvent(event))).map((event) => event.version),
    );
    return path.filter((each) => moving.has(each));
  }
}
