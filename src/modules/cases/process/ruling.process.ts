import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { EventMetadata, LedgerEvent } from '../../../platform/event-store/index.js';
import type { Consumer, Transaction } from '../../../platform/projections/index.js';
import { type GameRemedy, GameRulings } from '../../games/index.js';
import {
  type Cause,
  decodeMatchEvent,
  GetMatch,
  isOfSharedChance,
  MatchRulings,
  type MatchVerdict,
  rulingCause,
} from '../../matches/index.js';
import { CaseStore } from '../case-store.js';
import { type Effects, effectsOf } from '../domain/effects.js';
import { type CaseRuled, decodeCaseEvent, type RulingCarriedOut } from '../domain/events.js';
import { LossNotLifted } from '../cases.problems.js';
import { PlayingOn } from '../playing-on.js';
import { isRefusal } from '../refusals.js';

/**
 * Brings rulings to the games and matches that they are about. It follows the ledger, so each ruling arrives at least
 * once. The events name their ruling, so each remedy is applied once. If the game has changed since the judge decided,
 * a remedy may no longer apply: the case notes that for the judge.
 *
 * A player who has lost a match that continues for others leaves each game of it: the present game with the ruling, and
 * each later game when it has begun.
 */
@Injectable()
export class RulingProcess implements Consumer {
  readonly name = 'rulings';
  readonly events = ['CaseRuled', 'GameStarted'];
  private readonly logger = new Logger(RulingProcess.name);

  constructor(
    private readonly cases: CaseStore,
    private readonly queries: QueryBus,
    private readonly games: GameRulings,
    private readonly matches: MatchRulings,
    private readonly playingOn: PlayingOn,
  ) {}

  async handle(_tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    for (const event of events) await (event.type === 'GameStarted' ? this.begin(event) : this.rule(event));
  }

  private async rule(event: LedgerEvent): Promise<void> {
    const { type, payload } = decodeCaseEvent(event);
    if (type === 'CaseRuled') await this.apply(event, payload);
  }

  private async begin(event: LedgerEvent): Promise<void> {
    const { type, payload } = decodeMatchEvent(event);
    if (type !== 'GameStarted') return;
    const { gameId, matchId, number } = payload;
    // A match has no loser before its first game, unless that game waited for shares of its chance.
    if (number === 1 && !isOfSharedChance(payload)) return;
    const by: EventMetadata = { actor: PROCESS, causation: `${gameId}/${event.version}` };
    for (const { lost: seats, cause } of await this.matches.lossesIn(matchId))
      await this.applyToGame(gameId, [{ kind: 'loss', seats, ofMatch: true }], { matchId, cause, by });
  }

  private async apply({ stream: caseId, version, metadata }: LedgerEvent, ruling: CaseRuled): Promise<void> {
    const { number } = ruling;
    const { opened, rulings } = await this.cases.load(caseId);
    if (rulings.find((each) => each.ruling.number === number)?.carriedOut !== null) return;
    const { game, gameId, matchId } = opened;
    const { games, teams } = await this.queries.execute(new GetMatch(matchId));
    const table = { game, teams: teams ?? undefined, gameId, games: games.map(({ id }) => id) };
    const effects = effectsOf(ruling, table);
    const by: EventMetadata = { actor: metadata.actor, causation: `${caseId}/${version}` };
    const applyEffects = await this.applyEffects(effects, { matchId, cause: rulingCause(caseId, number), by });
    const noted: EventMetadata = { actor: PROCESS, causation: `${caseId}/${version}` };
    await this.cases.note(
      caseId,
      { type: 'RulingCarriedOut', payload: { number, ...applyEffects } },
      noted,
      `carried-out/${number}`,
    );
  }

  /**
   * A decided match ignores the results of its games. So a ruling that decides the match is applied first, and a ruling
   * that continues it is applied last.
   */
  private async applyEffects({ games, match }: Effects, authority: Authority): Promise<Done> {
    const { matchId, cause } = authority;
    const ofMatch = async () => (match === null ? NOTHING : this.applyToMatch(match, authority));
    const goesOn = match?.kind === 'lift' || (match !== null && (await this.matches.reopens(matchId, match, cause)));
    const before = goesOn ? NOTHING : await ofMatch();
    const inGames: Done[] = [];
    for (const { gameId, remedies } of games) inGames.push(await this.applyToGame(gameId, remedies, authority));
    const all = [before, ...inGames, goesOn ? await ofMatch() : NOTHING];
    return { effects: all.flatMap(({ effects }) => effects), failures: all.flatMap(({ failures }) => failures) };
  }

  private async applyToMatch(verdict: MatchVerdict, { matchId, cause, by }: Authority): Promise<Done> {
    const version = await this.matches.apply(matchId, verdict, cause, by);
    return version === null ? NOTHING : { effects: [{ remedy: 'match', stream: matchId, version }], failures: [] };
  }

  /** A remedy that the game or its match no longer permits is a failure of the ruling. Every other error is retried. */
  private async applyToGame(
    gameId: string,
    remedies: readonly GameRemedy[],
    { matchId, cause, by }: Authority,
  ): Promise<Done> {
    const requirePlayable = () => this.playingOn.require({ gameId, matchId }, cause);
    try {
      const steps = await this.games.apply({ gameId, remedies, cause, requirePlayable }, by);
      const effects = steps.map(({ remedy, version }) => ({ remedy, stream: gameId, version }));
      return { effects, failures: await this.notLifted(gameId, remedies, cause) };
    } catch (error) {
      if (!(error instanceof Error) || !isRefusal(error)) throw error;
      const { code, message } = error;
      this.logger.warn({ msg: 'a ruling could not be carried out in a game', gameId, cause: cause.id, code });
      return { effects: [], failures: remedies.map(({ kind: remedy }) => ({ remedy, code, message })) };
    }
  }

  /** Whom the ruling before it has leave a game does not come back by it. */
  private async notLifted(
    gameId: string,
    remedies: readonly GameRemedy[],
    cause: Cause,
  ): Promise<RulingCarriedOut['failures']> {
    if (!remedies.some(({ kind }) => kind === 'lift')) return [];
    return (await this.games.lostAlready(gameId, cause)).map(({ seats, version }) => {
      const { code, message } = new LossNotLifted(seats, version);
      return { remedy: 'lift', code, message };
    });
  }
}

interface Authority {
  readonly matchId: string;
  /** Names the ruling in what it caused. */
  readonly cause: Cause;
  readonly by: EventMetadata;
}

type Done = Pick<RulingCarriedOut, 'effects' | 'failures'>;

const PROCESS: EventMetadata['actor'] = { keyId: 'rulings', role: 'service' };

const NOTHING: Done = { effects: [], failures: [] };
