import { Controller, Get, Header, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import { AuditGame } from '../queries/audit-game.js';
import { AuditParams, AuditReportDto } from './game-audit.dto.js';

@ApiTags('Audits')
@Controller('v1/games')
export class GameAuditController {
  constructor(private readonly queries: QueryBus) {}

  /** Not cached: an audit that was good a moment ago says nothing of now. */
  @Get(':id/audit')
  @Needs('games.audit')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Audit a game',
    description:
      'Recomputes every hash, re-executes the game, and names the first step that differs. Delayed spectators get the audit of the steps that they have reached.',
  })
  @ApiOkResponse({ type: AuditReportDto })
  @ApiProblems('game.not-found', 'card-set.unavailable', 'audit.busy')
  auditGame(@Param() { id }: AuditParams, @Caller() caller: CallerIdentity): Promise<AuditReportDto> {
    return this.queries.execute(new AuditGame(id, caller));
  }
}
