import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { ApiProblems, markReplayed } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { From, type Origin } from '../../../matches/index.js';
import { GameParams } from '../../queries/get-game/get-game.dto.js';
import { TakebackAnswerDto } from '../propose-takeback/propose-takeback.dto.js';
import { takebackAnswer } from '../propose-takeback/takeback-answer.js';
import { Retract } from './retract.command.js';
import { RetractDto } from './retract.dto.js';

@ApiTags('Takebacks')
@Controller('v1/games')
export class RetractController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/retractions')
  @Needs('games.record', { game: 'id' })
  @HttpCode(200)
  @ApiOperation({
    summary: 'Retract what was written down wrongly',
    description:
      'In a running game of a match with `randomness: asserted`, by whoever records it for all seats: a card was told that ' +
      'was another one, or an action that nobody took. The game is at version `to` again and waits for what it waited for ' +
      'then; all that followed is recorded anew, chance too. Nothing is deleted: who retracted what, and why, is on record, ' +
      'and both branches have a replay. The `reason` may name hidden cards: only those read it who see them all.',
  })
  @ApiOkResponse({ type: TakebackAnswerDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'game.not-found',
    'game.not-seated',
    'game.seat-left',
    'game.stale-version',
    'game.too-many-races',
    'chance.not-yours',
    'rewind.not-a-step',
    'rewind.past-ruling',
    'takeback.nothing-told',
    'takeback.game-over',
    'clock.expired',
    'card-set.unavailable',
    'event-store.idempotency-mismatch',
    'event-store.busy',
  )
  async retractActions(
    @Param() { id: gameId }: GameParams,
    @Body() { to, reason, expectedVersion }: RetractDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TakebackAnswerDto> {
    const intervened = await this.commands.execute(new Retract({ gameId, to, reason, expectedVersion }, origin));
    markReplayed(reply, intervened);
    return takebackAnswer(intervened);
  }
}
