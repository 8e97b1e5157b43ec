import { Controller, Get, Header, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { AuditDto, AuditParams } from './get-audit.dto.js';
import { GetAudit } from './get-audit.query.js';

@ApiTags('Audits')
@Controller('v1/audits')
export class GetAuditController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Needs('audits.run')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Read how far an audit of everything is, and what it found' })
  @ApiOkResponse({ type: AuditDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'audit.not-found')
  getAudit(@Param() { id }: AuditParams): Promise<AuditDto> {
    return this.queries.execute(new GetAudit(id));
  }
}
