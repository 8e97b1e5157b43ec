import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { ApiProblems, markReplayed } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { From, type Origin } from '../../../matches/index.js';
import { TakebackAnswerDto } from '../propose-takeback/propose-takeback.dto.js';
import { takebackAnswer } from '../propose-takeback/takeback-answer.js';
import { AnswerTakeback } from './answer-takeback.command.js';
import { AnswerTakebackDto, TakebackParams } from './answer-takeback.dto.js';

@ApiTags('Takebacks')
@Controller('v1/games')
export class AnswerTakebackController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/takebacks/:proposal/answer')
  @Needs('takebacks.answer', { game: 'id' })
  @HttpCode(200)
  @ApiOperation({
    summary: 'Agree to a takeback, or refuse it',
    description: 'When the last seat agrees, the game is at the proposed version again; what was played since is kept.',
  })
  @ApiOkResponse({ type: TakebackAnswerDto })
  @ApiProblems(
    'request.invalid',
    'game.not-found',
    'game.not-seated',
    'game.seat-needed',
    'game.seat-left',
    'game.too-many-races',
    'takeback.not-open',
    'takeback.answered',
    'clock.expired',
    'card-set.unavailable',
    'event-store.idempotency-mismatch',
    'event-store.busy',
  )
  async answerTakeback(
    @Param() { id: gameId, proposal }: TakebackParams,
    @Body() { answer, seat }: AnswerTakebackDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TakebackAnswerDto> {
    const intervened = await this.commands.execute(
      new AnswerTakeback({ gameId, proposal, answer }, { ...origin, seat }),
    );
    markReplayed(reply, intervened);
    return takebackAnswer(intervened);
  }
}
