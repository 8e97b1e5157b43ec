import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { ApiProblems, markReplayed } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { From, type Origin } from '../../../matches/index.js';
import { GameParams } from '../../queries/get-game/get-game.dto.js';
import { ProposeTakeback } from './propose-takeback.command.js';
import { ProposeTakebackDto, TakebackAnswerDto } from './propose-takeback.dto.js';
import { takebackAnswer } from './takeback-answer.js';

@ApiTags('Takebacks')
@Controller('v1/games')
export class ProposeTakebackController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/takebacks')
  @Needs('takebacks.propose', { game: 'id' })
  @HttpCode(200)
  @ApiOperation({
    summary: 'Propose to take steps back',
    description:
      'To a version since which nobody has learnt anything: no card drawn or shown, nothing left to chance, but for cards ' +
      'of your own that you played. Every other seat must agree; the next action withdraws it.',
  })
  @ApiOkResponse({ type: TakebackAnswerDto })
  @ApiProblems(
    'quota.exhausted',
    'request.invalid',
    'game.not-found',
    'game.not-seated',
    'game.seat-needed',
    'game.seat-left',
    'game.stale-version',
    'game.too-many-races',
    'rewind.not-a-step',
    'rewind.past-ruling',
    'takeback.revealed',
    'takeback.game-over',
    'clock.expired',
    'card-set.unavailable',
    'event-store.idempotency-mismatch',
    'event-store.busy',
  )
  async proposeTakeback(
    @Param() { id: gameId }: GameParams,
    @Body() { to, expectedVersion, seat }: ProposeTakebackDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TakebackAnswerDto> {
    const intervened = await this.commands.execute(
      new ProposeTakeback({ gameId, to, expectedVersion }, { ...origin, seat }),
    );
    markReplayed(reply, intervened);
    return takebackAnswer(intervened);
  }
}
