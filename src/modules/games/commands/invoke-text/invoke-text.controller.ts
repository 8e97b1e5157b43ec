import { Body, Controller, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Needs } from '../../../identity/index.js';
import { From, type Origin } from '../../../matches/index.js';
import { GameParams } from '../../queries/get-game/get-game.dto.js';
import { ActionAnswerDto, ActionAnswerQuery } from '../action-answer.dto.js';
import { answer, Play } from '../play-route.js';
import { InvokeText } from './invoke-text.command.js';
import { InvokeTextDto } from './invoke-text.dto.js';

@ApiTags('Play')
@Controller('v1/games')
export class InvokeTextController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/invocations')
  @Needs('games.act', { game: 'id' })
  @Play(
    'Say that an unscripted text applies now',
    'For a text of a card in play whose moment the engine does not know. Your seat then carries it out by hand, act by ' +
      'act, each confirmed by every opponent or by a judge.',
    'invocation.unknown',
    'invocation.not-at-rest',
    'game.seat-needed',
    'game.seat-left',
  )
  async invokeText(
    @Param() { id }: GameParams,
    @Query() { answers }: ActionAnswerQuery,
    @Body() { expectedVersion, seat, ...text }: InvokeTextDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionAnswerDto> {
    const played = await this.commands.execute(new InvokeText(id, text, expectedVersion, { ...origin, seat }));
    return answer(reply, played, answers);
  }
}
