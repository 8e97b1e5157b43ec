import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../platform/http/index.js';
import { Needs, Rights } from '../../identity/index.js';
import { From, GetMatch, MatchClosings, MatchDto, metadataOf, type Origin } from '../../matches/index.js';
import { ClosingProcess } from './closing.process.js';
import { ClosedMatchParams, CloseMatchDto, ReopenMatchDto } from './closings.dto.js';

/** Matches that staff ends without a case, since no step is contested: void, a no-show, a mistake. */
@ApiTags('Matches')
@Controller('v1/matches')
export class ClosingsController {
  constructor(
    private readonly closings: MatchClosings,
    private readonly process: ClosingProcess,
    private readonly rights: Rights,
    private readonly queries: QueryBus,
  ) {}

  @Post(':id/closings')
  @Needs('matches.close', { match: 'id' })
  @HttpCode(200)
  @ApiOperation({
    summary: 'End a match by hand',
    description:
      'By staff, whether anybody has acted or not, also when the match is over. What is `void` or a `mistake` counts for nothing; of a ' +
      '`no-show` the `absent` lose, and the others win as many games as they still need; where several sides came, these play on ' +
      'without the absent (`lostByRuling`). A game that is being played ends, or goes on without them, a moment later.',
  })
  @ApiOkResponse({ type: MatchDto })
  @ApiProblems(
    'quota.exhausted',
    'request.invalid',
    'match.not-found',
    'match.closed-already',
    'match.absent-unclear',
    'match.nothing-to-forfeit',
    'event-store.idempotency-mismatch',
    'event-store.busy',
  )
  async closeMatch(
    @Param() { id }: ClosedMatchParams,
    @Body() { kind, absent = [], reason }: CloseMatchDto,
    @From() origin: Origin,
  ): Promise<MatchDto> {
    await this.closings.close(id, { kind, lost: absent, reason }, origin, await this.metadata(id, origin));
    return this.queries.execute(new GetMatch(id, origin.caller));
  }

  @Post(':id/reopenings')
  @Needs('matches.close', { match: 'id' })
  @HttpCode(200)
  @ApiOperation({
    summary: 'Lift the closing of a match',
    description:
      'The match is what it would be without it: it goes on, with new chance in the game that was being played, or is over as its games ' +
      'and rulings say. The game follows a moment later. Of no-shows after which the others played on, the last is lifted: these seats ' +
      'take part in the next game again.',
  })
  @ApiOkResponse({ type: MatchDto })
  @ApiProblems(
    'quota.exhausted',
    'request.invalid',
    'match.not-found',
    'match.not-closed',
    'event-store.idempotency-mismatch',
    'event-store.busy',
  )
  async reopenMatch(
    @Param() { id }: ClosedMatchParams,
    @Body() { reason }: ReopenMatchDto,
    @From() origin: Origin,
  ): Promise<MatchDto> {
    const metadata = await this.metadata(id, origin);
    await this.closings.lift(id, reason, { origin, metadata }, (cause) => this.process.requireLiftable(id, cause));
    return this.queries.execute(new GetMatch(id, origin.caller));
  }

  private async metadata(matchId: string, origin: Origin) {
    const role = await this.rights.require(origin.caller, 'matches.close', { matchId });
    return { ...metadataOf(origin, role), matchId };
  }
}
