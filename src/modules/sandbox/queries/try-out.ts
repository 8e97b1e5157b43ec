import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { Command } from '../../../engine/index.js';
import { GetPosition } from '../../games/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { GetMatch } from '../../matches/index.js';
import { GameNotPlayed } from '../sandbox.problems.js';
import type { TrialOrder } from '../trials/trial-order.js';
import { TrialPool } from '../trials/trial-pool.js';

/** Where a trial is to begin. */
export type Beginning =
  | { readonly kind: 'position'; readonly document: Readonly<Record<string, unknown>> }
  | ({ readonly kind: 'game'; readonly gameId: string } & Moment)
  | ({ readonly kind: 'match'; readonly matchId: string; readonly number: number } & Moment);

interface Moment {
  readonly version: number | undefined;
  /** The seed of a trial that draws its own chance. */
  readonly seed: string | undefined;
}

/** Carries actions out from a position, for the answer alone, which is JSON text (`Tried`): nothing is recorded. */
export class TryOut extends Query<string> {
  constructor(
    readonly beginning: Beginning,
    /** Its chance is reported with the actions. */
    readonly asserted: boolean,
    readonly commands: readonly Command[],
    /** Legal answers to list with each decision that is open at the end. */
    readonly answers: number,
    /** The viewer of the answer; one who sees everything, if none is named. */
    readonly as: string | undefined,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@QueryHandler(TryOut)
export class TryOutHandler implements IQueryHandler<TryOut> {
  constructor(
    private readonly queries: QueryBus,
    private readonly pool: TrialPool,
  ) {}

  async execute({ beginning, asserted, commands, answers, as, caller }: TryOut): Promise<string> {
    const order = { beginning: await this.startOf(beginning, caller), asserted, commands, answers, as };
    // Several keys of one player are one caller.
    return this.pool.tryOut(order, caller.playerId ?? caller.keyId);
  }

  private async startOf(beginning: Beginning, caller: TryOut['caller']): Promise<TrialOrder['beginning']> {
    if (beginning.kind === 'position') return beginning;
    const { version, seed } = beginning;
    const gameId =
      beginning.kind === 'game' ? beginning.gameId : await this.gameOf(beginning.matchId, beginning.number);
    const { rules, ...position } = await this.queries.execute(new GetPosition(gameId, version, caller));
    return { kind: 'recorded', ...position, game: rules.game, cardSet: rules.cardSet.hash, seed };
  }

  private async gameOf(matchId: string, number: number): Promise<string> {
    const { games } = await this.queries.execute(new GetMatch(matchId));
    const game = games.find((each) => each.number === number);
    if (game === undefined) throw new GameNotPlayed(number, games.length);
    return game.id;
  }
}
