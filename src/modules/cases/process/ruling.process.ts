import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { EventMetadata, LedgerEvent } from '../../../platform/event-store/index.js';
import type { Consumer, Transaction } from '../../../platform/projections/index.js';
import { type GameRemedy, GameRulings, GetGame } from '../../games/index.js';
import { MatchRulings } from '../../matches/index.js';
import { CaseStore } from '../case-store.js';
import type { Case } from '../domain/case.js';
import { effectsOf } from '../domain/effects.js';
import { type CaseRuled, decodeCaseEvent, type RulingCarriedOut } from '../domain/events.js';

type Effect = RulingCarriedOut['effects'][number];
type Failure = RulingCarriedOut['failures'][number];

/**
 * Brings rulings to the games and matches that they are about. It follows the ledger, so every ruling comes at least once;
 * each remedy has a key of its own, so it is carried out once. What cannot be done any more, because the game has changed
 * since the judge decided, is noted in the case for the judge to see.
 */
@Injectable()
export class RulingProcess implements Consumer {
  readonly name = 'rulings';
  readonly events = ['CaseRuled'];
  private readonly logger = new Logger(RulingProcess.name);

  constructor(
    private readonly cases: CaseStore,
    private readonly queries: QueryBus,
    private readonly games: GameRulings,
    private readonly matches: MatchRulings,
  ) {}

  async handle(_tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    for (const event of events) {
      const { type, payload } = decodeCaseEvent(event);
      if (type === 'CaseRuled') await this.carryOut(event, payload);
    }
  }

  private async carryOut(event: LedgerEvent, ruling: CaseRuled): Promise<void> {
    const { stream: caseId, version, metadata } = event;
    const found = await this.cases.load(caseId);
    const earlier = found.rulings.find((each) => each.ruling.number === ruling.number);
    if (earlier?.carriedOut !== null) return;
    const by: EventMetadata = { actor: metadata.actor, causation: `${caseId}/${version}` };
    const { number } = ruling;
    const done = await this.effects(found, ruling, { cause: `${caseId}/${number}`, by });
    const noted: EventMetadata = { actor: { keyId: 'rulings', role: 'service' }, causation: `${caseId}/${version}` };
    const payload = { number, effects: [...done.effects], failures: [...done.failures] };
    await this.cases.note(caseId, { type: 'RulingCarriedOut', payload }, noted, `carried-out/${number}`);
  }

  private async effects({ opened }: Case, ruling: CaseRuled, { cause, by }: Authority): Promise<Done> {
    const { gameId, matchId, seats } = opened;
    const { status } = await this.queries.execute(new GetGame(gameId));
    const { game, match } = effectsOf(
      ruling,
      seats.map(({ seat }) => seat),
      status === 'running',
    );
    const effects: Effect[] = [];
    const failures: Failure[] = [];
    // The match first: then nothing follows for it any more from how the game ends.
    if (match !== null) {
      const ruled = { ...match, winners: [...match.winners], cause: { kind: 'ruling' as const, id: cause } };
      effects.push({ remedy: 'match', stream: matchId, version: await this.matches.carryOut(matchId, ruled, by) });
    }
    for (const remedy of game) {
      const done = await this.attempt(gameId, remedy, { cause, by });
      if ('code' in done) failures.push(done);
      else effects.push(done);
    }
    return { effects, failures };
  }

  /** A remedy that the game does not allow any more is no fault of ours; everything else is tried again. */
  private async attempt(gameId: string, remedy: GameRemedy, { cause, by }: Authority): Promise<Effect | Failure> {
    const { kind } = remedy;
    try {
      const ruled = { gameId, remedy, cause: { kind: 'ruling' as const, id: cause }, metadata: by };
      return { remedy: kind, stream: gameId, version: await this.games.carryOut(ruled) };
    } catch (error) {
      if (!(error instanceof Error) || !isRefusal(error)) throw error;
      this.logger.warn({ msg: 'a remedy could not be carried out', gameId, remedy: kind, code: error.code });
      return { remedy: kind, code: error.code, message: error.message };
    }
  }
}

interface Authority {
  /** Names the ruling in what it caused. */
  readonly cause: string;
  readonly by: EventMetadata;
}

interface Done {
  readonly effects: readonly Effect[];
  readonly failures: readonly Failure[];
}

/** What the game itself says no to. */
const REFUSALS = ['rewind.', 'invocation.', 'correction.', 'game.over', 'game.seat-left', 'action.'];

const isRefusal = (error: Error): error is Error & { readonly code: string } =>
  'code' in error && typeof error.code === 'string' && REFUSALS.some((start) => String(error.code).startsWith(start));
