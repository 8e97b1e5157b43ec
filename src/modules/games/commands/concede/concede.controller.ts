import { Body, Controller, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Needs } from '../../../identity/index.js';
import { From, type Origin } from '../../../matches/index.js';
import { GameParams } from '../../queries/get-game/get-game.dto.js';
import { ActionAnswerDto, ActionAnswerQuery } from '../action-answer.dto.js';
import { OrderDto } from '../expected-version.dto.js';
import { answer, Play } from '../play-route.js';
import { Concede } from './concede.command.js';

@ApiTags('Play')
@Controller('v1/games')
export class ConcedeController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/concede')
  @Needs('games.act', { game: 'id' })
  @Play(
    'Give the game up',
    'Your seat leaves the game; with two players it ends.',
    'game.seat-needed',
    'game.seat-left',
  )
  async concedeGame(
    @Param() { id }: GameParams,
    @Query() { answers }: ActionAnswerQuery,
    @Body() body: OrderDto | undefined,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionAnswerDto> {
    const played = await this.commands.execute(new Concede(id, body?.expectedVersion, { ...origin, seat: body?.seat }));
    return answer(reply, played, answers);
  }
}
