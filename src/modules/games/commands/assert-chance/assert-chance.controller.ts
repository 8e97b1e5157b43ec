import { Body, Controller, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Needs } from '../../../identity/index.js';
import { From, type Origin } from '../../../matches/index.js';
import { GameParams } from '../../queries/get-game/get-game.dto.js';
import { ActionAnswerDto, ActionAnswerQuery } from '../action-answer.dto.js';
import { answer, Play } from '../play-route.js';
import { AssertChance } from './assert-chance.command.js';
import { AssertChanceDto } from './assert-chance.dto.js';

@ApiTags('Play')
@Controller('v1/games')
export class AssertChanceController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/chance')
  @Needs('games.record', { game: 'id' })
  @Play(
    'Tell how chance fell at the table',
    'In a game of a match with `randomness: asserted`, by whoever records it for all seats. `awaiting` of the game says ' +
      'what it waits for; when that is told it goes on. It is recorded as asserted: nothing proves it.',
    'identity.role-forbidden',
    'chance.not-yours',
    'chance.not-asserted',
    'chance.not-awaited',
    'chance.impossible',
  )
  async assertChance(
    @Param() { id }: GameParams,
    @Query() { answers }: ActionAnswerQuery,
    @Body() { asserted, expectedVersion }: AssertChanceDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionAnswerDto> {
    const played = await this.commands.execute(new AssertChance(id, asserted, expectedVersion, origin));
    return answer(reply, played, answers);
  }
}
