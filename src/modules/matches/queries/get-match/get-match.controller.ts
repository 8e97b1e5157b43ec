import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { MatchDto, MatchParams } from './get-match.dto.js';
import { GetMatch } from './get-match.query.js';

@ApiTags('Matches')
@Controller('v1/matches')
export class GetMatchController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Needs('matches.read')
  @ApiOperation({ summary: 'Read a match', description: 'With its games and, once it has ended, its result.' })
  @ApiOkResponse({ type: MatchDto })
  @ApiProblems('match.not-found')
  getMatch(@Param() { id }: MatchParams, @Caller() caller: CallerIdentity): Promise<MatchDto> {
    return this.queries.execute(new GetMatch(id, caller));
  }
}
