import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiProblems, markReplayed } from '../../../platform/http/index.js';
import { Needs } from '../../identity/index.js';
import { From, type Origin } from '../../matches/index.js';
import { Takebacks } from '../interventions/takebacks.js';
import { GameParams } from './game.dto.js';
import {
  AnswerTakebackDto,
  ProposeTakebackDto,
  RetractDto,
  takebackAnswer,
  TakebackAnswerDto,
  TakebackParams,
} from './takebacks.dto.js';

@ApiTags('Takebacks')
@Controller('v1/games')
export class TakebacksController {
  constructor(private readonly takebacks: Takebacks) {}

  @Post(':id/takebacks')
  @Needs('takebacks.propose', { game: 'id' })
  @HttpCode(200)
  @ApiOperation({
    summary: 'Propose to take steps back',
    description:
      'A takeback can go back to a version since which no hidden information was revealed. A drawn or shown card reveals information, and so does a random outcome. Cards that you played yourself reveal none. Every other seat must agree. The next action withdraws the proposal.',
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
    'game.full',
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
    const intervened = await this.takebacks.propose({ gameId, to, expectedVersion }, { ...origin, seat });
    markReplayed(reply, intervened);
    return takebackAnswer(intervened);
  }

  @Post(':id/takebacks/:proposal/answer')
  @Needs('takebacks.answer', { game: 'id' })
  @HttpCode(200)
  @ApiOperation({
    summary: 'Agree to a takeback, or refuse it',
    description:
      'When the last seat agrees, the game goes back to the proposed version. The steps since then stay in the record as a branch.',
  })
  @ApiOkResponse({ type: TakebackAnswerDto })
  @ApiProblems(
    'request.invalid',
    'game.not-found',
    'game.not-seated',
    'game.seat-needed',
    'game.seat-left',
    'game.too-many-races',
    'game.full',
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
    const intervened = await this.takebacks.answer({ gameId, proposal, answer }, { ...origin, seat });
    markReplayed(reply, intervened);
    return takebackAnswer(intervened);
  }

  @Post(':id/retractions')
  @Needs('games.record', { game: 'id' })
  @HttpCode(200)
  @ApiOperation({
    summary: 'Retract wrong entries of a paper match',
    description:
      'For the scorekeeper of a running game with `randomness: asserted`, after a wrong card or a wrong action was recorded. The game goes back to version `to` and waits for the same input as then. Record all later steps again, random outcomes included. Nothing is deleted: the record has the retraction with its reason, and both branches have a replay. The `reason` may name hidden cards, so only readers who see all cards can read it.',
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
    'game.full',
    'chance.not-yours',
    'rewind.not-a-step',
    'rewind.past-ruling',
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
    const intervened = await this.takebacks.retract({ gameId, to, reason, expectedVersion }, origin);
    markReplayed(reply, intervened);
    return takebackAnswer(intervened);
  }
}
