import { Body, Controller, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Needs } from '../../../identity/index.js';
import { From, type Origin } from '../../../matches/index.js';
import { GameParams } from '../../queries/get-game/get-game.dto.js';
import { ActionAnswerDto, ActionAnswerQuery } from '../action-answer.dto.js';
import { answer, Play } from '../play-route.js';
import { TakeAction } from './take-action.command.js';
import { TakeActionDto } from './take-action.dto.js';

@ApiTags('Play')
@Controller('v1/games')
export class TakeActionController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/actions')
  @Needs('games.act', { game: 'id' })
  @Play(
    'Answer open decisions of your seat',
    'One answer is one step; several are a whole play at once, all or nothing. A judge answers decisions that are open ' +
      'to judges, in the place of the seat that each is for. Whoever records a paper match may tell with the answers how ' +
      'chance fell; what is not told the game waits for.',
    'action.illegal',
    'decision.not-open',
    'decision.other-seat',
    'decision.not-for-judges',
    'chance.not-yours',
    'chance.not-asserted',
    'chance.not-awaited',
    'chance.impossible',
    'game.seat-needed',
    'game.seat-left',
  )
  async takeAction(
    @Param() { id }: GameParams,
    @Query() { answers: limit }: ActionAnswerQuery,
    @Body() { answers, asserted, expectedVersion, seat }: TakeActionDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionAnswerDto> {
    const played = await this.commands.execute(
      new TakeAction(id, answers, asserted, expectedVersion, { ...origin, seat }),
    );
    return answer(reply, played, limit);
  }
}
