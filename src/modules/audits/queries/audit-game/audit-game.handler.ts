import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { EventStore, type Verification } from '../../../../platform/event-store/index.js';
import { GameNotFound } from '../../../games/index.js';
import { RulesRegistry } from '../../../matches/index.js';
import { reexecuteInTurns } from '../../../replays/index.js';
import { auditReport, type AuditReport, type Executed } from '../../domain/audit-report.js';
import { AuditGame } from './audit-game.query.js';

/**
 * First the chain: are these the events that were recorded? Then the rules: do they lead to the states that were
 * recorded? Only events that the chain vouches for are carried out.
 */
@QueryHandler(AuditGame)
export class AuditGameHandler implements IQueryHandler<AuditGame> {
  constructor(
    private readonly store: EventStore,
    private readonly registry: RulesRegistry,
  ) {}

  async execute({ gameId }: AuditGame): Promise<AuditReport> {
    const begun = performance.now();
    const chain = await this.store.verify(gameId);
    const verified = performance.now();
    if (chain.ok && chain.events === 0) throw new GameNotFound(gameId);
    const executed = await this.carryOut(gameId, chain);
    const milliseconds = { chain: rounded(verified - begun), execution: rounded(performance.now() - verified) };
    return auditReport(gameId, chain, executed, milliseconds);
  }

  private async carryOut(gameId: string, chain: Verification): Promise<Executed | null> {
    const last = chain.ok ? chain.events : chain.version - 1;
    if (last === 0) return null;
    const events = await this.store.read(gameId, { to: last });
    if (events[0]?.type !== 'GameStarted') throw new GameNotFound(gameId);
    const reexecution = await reexecuteInTurns(events, (started) => this.registry.pinned(started));
    return { reexecution, engine: reexecution.rules.engine };
  }
}

const rounded = (ms: number): number => Math.round(ms * 10) / 10;
