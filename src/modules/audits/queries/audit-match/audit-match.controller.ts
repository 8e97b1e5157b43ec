import { Controller, Get, Header, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { AuditMatchParams, MatchAuditDto } from './audit-match.dto.js';
import { AuditMatch } from './audit-match.query.js';

@ApiTags('Audits')
@Controller('v1/matches')
export class AuditMatchController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/audit')
  @Needs('matches.audit')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Audit a match with all that hangs on it',
    description:
      'Its stream, its games carried out again, the looks at them, the cases about it, decks and card sets as they were, its ' +
      'replays and facts made again, and its rows in lists and tables.',
  })
  @ApiOkResponse({ type: MatchAuditDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'audit.match-not-found', 'audit.busy')
  auditMatch(@Param() { id }: AuditMatchParams, @Caller() caller: CallerIdentity): Promise<MatchAuditDto> {
    return this.queries.execute(new AuditMatch(id, caller));
  }
}
