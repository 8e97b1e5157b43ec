import { Controller, Get, Header, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { StreamAuditDto, StreamParams } from './audit-stream.dto.js';
import { AuditStream } from './audit-stream.query.js';

@ApiTags('Audits')
@Controller('v1/audits/streams')
export class AuditStreamController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Needs('audits.run')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Audit one stream',
    description:
      'A game, a match, a case, an import of cards, an audit, or the looks at a game: every hash, its place in the ledger, and ' +
      'whether what it says follows and agrees with what it names. A record that was changed is told of, never refused.',
  })
  @ApiOkResponse({ type: StreamAuditDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'audit.stream-not-found')
  auditStream(@Param() { id }: StreamParams): Promise<StreamAuditDto> {
    return this.queries.execute(new AuditStream(id));
  }
}
