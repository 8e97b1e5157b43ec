import { Body, Controller, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Needs } from '../../../identity/index.js';
import { From, type Origin } from '../../../matches/index.js';
import { GameParams } from '../../queries/get-game/get-game.dto.js';
import { ActionAnswerDto, ActionAnswerQuery } from '../action-answer.dto.js';
import { answer, Play } from '../play-route.js';
import { ProposeRepetition } from './propose-repetition.command.js';
import { ProposeRepetitionDto } from './propose-repetition.dto.js';

@ApiTags('Play')
@Controller('v1/games')
export class ProposeRepetitionController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/repetitions')
  @Needs('games.act', { game: 'id' })
  @Play(
    'Propose to repeat a loop a number of times',
    'For a loop that your seat keeps going. Every other player is asked for consent, one after another (a decision of ' +
      'the kind `consent`). When the last one answers yes, all rounds are carried out at once; where the game comes to ' +
      'something that the round does not say, they end there, and the log says why. Then your seat takes another action.',
    'action.illegal',
    'repetition.not-at-rest',
    'game.seat-needed',
    'game.seat-left',
  )
  async proposeRepetition(
    @Param() { id }: GameParams,
    @Query() { answers }: ActionAnswerQuery,
    @Body() { expectedVersion, seat, round, times, seats }: ProposeRepetitionDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActionAnswerDto> {
    const order = new ProposeRepetition(id, { round, times, ...(seats && { seats }) }, expectedVersion, {
      ...origin,
      seat,
    });
    const played = await this.commands.execute(order);
    return answer(reply, played, answers);
  }
}
