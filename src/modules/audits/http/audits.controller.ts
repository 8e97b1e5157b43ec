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
      'A job checks the whole database: the ledger, the roots that you kept, every event and every derived row. The job re-executes every game. Location names the address of the audit. The request and the result are recorded.',
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
  @ApiOperation({ summary: 'Read the progress and the findings of an audit of everything' })
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
      'A stream of a game, a match, a case, an import of cards, an audit, or the disclosures of a game. The audit checks every hash and the place of each event in the ledger. It checks that the events agree with each other and with the records that they name. A changed record is reported, not refused.',
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
    summary: 'Audit a match with its games, cases and derived rows',
    description:
      'The audit checks the stream of the match, re-executes its games, and checks their disclosures and cases. It compares decks and card sets, computes replays and facts again, and compares the rows in lists and tables.',
  })
  @ApiOkResponse({ type: MatchAuditDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'audit.match-not-found', 'audit.busy')
  auditMatch(@Param() { id }: AuditMatchParams, @Caller() caller: CallerIdentity): Promise<MatchAuditDto> {
    return this.queries.execute(new AuditMatch(id, caller));
  }
}
