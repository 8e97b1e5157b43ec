import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { ApiProblems, markReplayed } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { From, type Origin } from '../../../matches/index.js';
import { AuditDto } from '../../queries/get-audit/get-audit.dto.js';
import { RequestAudit } from './request-audit.command.js';
import { RequestAuditDto } from './request-audit.dto.js';

@ApiTags('Audits')
@Controller('v1/audits')
export class RequestAuditController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Needs('audits.run')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Audit everything',
    description:
      'A job goes through the whole database: the ledger and the roots that you kept, every event, every row that follows from ' +
      'them, every game carried out again. Location says where to look. That it was asked for, and what it found, is recorded.',
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
}
