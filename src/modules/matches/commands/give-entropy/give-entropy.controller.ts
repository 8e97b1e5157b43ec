import { Body, Controller, Param, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { MatchDto, MatchParams } from '../../queries/get-match/get-match.dto.js';
import { GiveEntropy } from './give-entropy.command.js';
import { GiveEntropyDto } from './give-entropy.dto.js';

@ApiTags('Matches')
@Controller('v1/matches')
export class GiveEntropyController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id/entropy')
  @Needs('matches.create', { match: 'id' })
  @ApiOperation({
    summary: 'Give the share of a seat in all chance',
    description:
      'Of a match with `randomness: shared`, each player for the own seat, once; keep the `pledge` of the match before you do. ' +
      'When all seats have answered, the first game begins. Who makes matches of others answers for a seat that does not come.',
  })
  @ApiOkResponse({ type: MatchDto })
  @ApiProblems(
    'request.invalid',
    'match.not-found',
    'match.setup-refused',
    'entropy.not-awaited',
    'entropy.not-yours',
    'entropy.final',
    'event-store.busy',
  )
  giveEntropy(
    @Param() { id }: MatchParams,
    @Body() { entropy, seat }: GiveEntropyDto,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<MatchDto> {
    const origin = { caller, requestId: request.id, key: undefined, seat };
    return this.commands.execute(new GiveEntropy(id, entropy ?? null, origin));
  }
}
