import { Body, Controller, Param, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { MatchDto, MatchParams } from '../../queries/get-match/get-match.dto.js';
import { AnswerPublication } from './answer-publication.command.js';
import { AnswerPublicationDto } from './answer-publication.dto.js';

@ApiTags('Matches')
@Controller('v1/matches')
export class AnswerPublicationController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id/publication')
  @Needs('matches.publish', { match: 'id' })
  @ApiOperation({
    summary: 'Agree, or not, that everything becomes public',
    description:
      'Before, during or after the match, each player for its own seat. When the match is over and all have agreed, everybody ' +
      'may see hands, decks and the secrets of chance of all its games. Until all have agreed an answer can be changed.',
  })
  @ApiOkResponse({ type: MatchDto })
  @ApiProblems(
    'request.invalid',
    'match.not-found',
    'publication.not-yours',
    'publication.seat-unclear',
    'publication.final',
    'event-store.busy',
  )
  answerPublication(
    @Param() { id }: MatchParams,
    @Body() { consent, seat }: AnswerPublicationDto,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<MatchDto> {
    const origin = { caller, requestId: request.id, key: undefined, seat };
    return this.commands.execute(new AnswerPublication(id, consent, origin));
  }
}
