import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { awaitedIn, type Rejection, type Rules, type Viewer } from '../../../../engine/index.js';
import { RequestInvalid } from '../../../../platform/http/index.js';
import { askedOf, citedLog, decidingSeats, GetPosition, outcomeOf, refusalOf } from '../../../games/index.js';
import { GetMatch } from '../../../matches/index.js';
import { type Start, startAt, startFrom } from '../../domain/start.js';
import { TrialTime, tryOut } from '../../domain/trial.js';
import { GameNotPlayed } from '../../sandbox.errors.js';
import { type Beginning, type Refused, type Tried, TryOut } from './try-out.query.js';

@QueryHandler(TryOut)
export class TryOutHandler implements IQueryHandler<TryOut> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ beginning, asserted, commands, answers, as, caller }: TryOut): Promise<Tried> {
    const time = new TrialTime();
    const start = await this.startOf(beginning, asserted, caller, time);
    const { rules, from, chance, labels } = start;
    const viewer = viewerNamed(start, as);
    const { state, logs, refused } = await tryOut(rules, start.state, commands, time);
    const reached = { rules, state };
    return {
      game: rules.game,
      ruleset: rules.ruleset,
      from,
      chance,
      labels,
      viewer,
      opening: citedLog(rules, start.log, viewer),
      steps: logs.map((log) => ({ log: citedLog(rules, log, viewer) })),
      refused: refused === null ? null : refusedAt(logs.length, rules, refused),
      view: rules.view(state, viewer),
      ...askedOf(reached, { viewer, judges: false, answers }),
      deciding: decidingSeats(reached),
      awaiting: awaitedIn(state),
      outcome: outcomeOf(reached),
    };
  }

  private async startOf(
    beginning: Beginning,
    asserted: boolean,
    caller: TryOut['caller'],
    time: TrialTime,
  ): Promise<Start> {
    if (beginning.kind === 'position') return startAt(beginning.document, { asserted }, time);
    const { version, seed } = beginning;
    const gameId =
      beginning.kind === 'game' ? beginning.gameId : await this.gameOf(beginning.matchId, beginning.number);
    return startFrom(await this.queries.execute(new GetPosition(gameId, version, caller)), { seed, asserted });
  }

  private async gameOf(matchId: string, number: number): Promise<string> {
    const { games } = await this.queries.execute(new GetMatch(matchId));
    const game = games.find((each) => each.number === number);
    if (game === undefined) throw new GameNotPlayed(number, games.length);
    return game.id;
  }
}

function refusedAt(at: number, rules: Rules, rejection: Rejection): Refused {
  const { code, message, rejection: rejected, rules: cited, details } = refusalOf(rules, rejection);
  return { at, code, detail: message, rejection: rejected, rules: cited, details };
}

/** Whoever may try a position out may see all of it: to see less is for them to choose. */
function viewerNamed({ state: { seats } }: Start, as = 'everything'): Viewer {
  if (as === 'everything' || as === 'judge' || as === 'spectator') return { kind: as };
  if (seats.includes(as)) return { kind: 'player', seat: as };
  const message = `as must be one of ${[...seats, 'spectator', 'judge', 'everything'].join(', ')}`;
  throw new RequestInvalid([{ in: 'body', pointer: '/as', message }]);
}
