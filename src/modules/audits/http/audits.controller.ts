import { Body, Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiProblems, markReplayed } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import { From, type Origin } from '../../matches/index.js';
import { RequestAudit } from '../commands/request-audit.js';
import { AuditMatch } from '../queries/audit-match.js';
import { AuditStream } from '../queries/audit-stream.js';
import { GetAudit } from '../queries/get-audit.js';
import {
  AuditDto,
  AuditMatchParams,
  AuditParams,
  MatchAuditDto,
  RequestAuditDto,
  StreamAuditDto,
  StreamParams,
} from './audits.dto.js';

@ApiTags('Audits')
@Controller('v1')
export class AuditsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('audits')
  @Needs('audits.run')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Audit everything',
    description:
      'A job checks the whole database: the ledger and the roots that you kept, every event, every derived row, and the re-execution of every game. Location says where to look. That it was asked for, and what it found, is recorded.',
  })
  @ApiAcceptedResponse({ type: AuditDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'event-store.idempotency-mismatch')
  async requestAudit(
    @Body() { roots }: RequestAuditDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditDto> {
    const asked = await this.commands.execute(new RequestAudit(roots, origin));
    markReplayed(reply, asked);
    void reply.header('Location', `/v1/audits/${asked.audit.id}`);
    return asked.audit;
  }

  @Get('audits/:id')
  @Needs('audits.run')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Read how far an audit of everything is, and what it found' })
  @ApiOkResponse({ type: AuditDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'audit.not-found')
  getAudit(@Param() { id }: AuditParams): Promise<AuditDto> {
    return this.queries.execute(new GetAudit(id));
  }

  @Get('audits/streams/:id')
  @Needs('audits.run')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Audit one stream',
    description:
      'A stream of a game, a match, a case, an import of cards, an audit, or the disclosures of a game. The audit checks every hash, the place in the ledger, and whether the events agree with each other and with the records that they name. A record that was changed is reported, never refused.',
  })
  @ApiOkResponse({ type: StreamAuditDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'audit.stream-not-found')
  auditStream(@Param() { id }: StreamParams): Promise<StreamAuditDto> {
    return this.queries.execute(new AuditStream(id));
  }

  @Get('matches/:id/audit')
  @Needs('matches.audit')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Audit a match with all that hangs on it',
    description:
      'The audit checks the stream of the match, re-executes its games, and checks their disclosures and cases. It compares decks and card sets, makes replays and facts again, and compares the rows in lists and tables.',
  })
  @ApiOkResponse({ type: MatchAuditDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'audit.match-not-found', 'audit.busy')
  auditMatch(@Param() { id }: AuditMatchParams, @Caller() caller: CallerIdentity): Promise<MatchAuditDto> {
    return this.queries.execute(new AuditMatch(id, caller));
  }
}
