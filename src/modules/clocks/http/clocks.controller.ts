import { applyDecorators, Body, Controller, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiProblems, markReplayed } from '../../../platform/http/index.js';
import type { ProblemCode } from '../../../platform/problems/index.js';
import { type ClockOrder, Timekeeper } from '../../games/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import { From, type Origin } from '../../matches/index.js';
import { Attendance } from '../presence/attendance.js';
import { ClockDto, ClockParams, ExtendTimeDto, PauseClockDto } from './clocks.dto.js';

const Control = (summary: string, description: string, ...problems: readonly ProblemCode[]): MethodDecorator =>
  applyDecorators(
    Needs('clocks.control', { game: 'id' }),
    HttpCode(200),
    ApiOperation({ summary, description }),
    ApiOkResponse({ type: ClockDto }),
    ApiProblems(
      'quota.exhausted',
      'request.invalid',
      'identity.role-forbidden',
      'game.not-found',
      'game.too-many-races',
      'clock.not-there',
      'clock.game-over',
      'card-set.unavailable',
      'event-store.idempotency-mismatch',
      'event-store.busy',
      ...problems,
    ),
  );

/** What judges do to the clocks of a game. */
@ApiTags('Clocks')
@Controller('v1/games')
export class ClocksController {
  constructor(
    private readonly timekeeper: Timekeeper,
    private readonly attendance: Attendance,
  ) {}

  @Get(':id/clock')
  @Needs('games.watch', { game: 'id' })
  @ApiOperation({
    summary: 'Read the clocks of a game',
    description:
      'What time each seat has left, whose runs, and who is there. Everybody who may watch the game may read its clock. Delayed spectators see it with the same delay. `GET /v1/games/{id}/stream` sends it as `clock` whenever it changes.',
  })
  @ApiOkResponse({ type: ClockDto })
  @ApiProblems('game.not-found', 'clock.not-there', 'card-set.unavailable')
  getClock(@Param() { id }: ClockParams, @Caller() caller: CallerIdentity): Promise<ClockDto> {
    return this.timekeeper.read(id, caller);
  }

  @Put(':id/presence')
  @Needs('games.act', { game: 'id' })
  @HttpCode(200)
  @ApiOperation({
    summary: 'Say that your seat is there',
    description:
      'A heartbeat, for clients that hold no stream of the game: every ten seconds, say. Actions count as well. In a ' +
      'game without a limit of absence it changes nothing.',
  })
  @ApiOkResponse({ type: ClockDto })
  @ApiProblems('game.not-found', 'game.not-seated', 'clock.not-there', 'card-set.unavailable', 'event-store.busy')
  async attendGame(@Param() { id }: ClockParams, @Caller() caller: CallerIdentity): Promise<ClockDto> {
    await this.attendance.heartbeat(id, caller);
    return this.timekeeper.read(id, caller);
  }

  @Post(':id/clock/pause')
  @Control(
    'Stop the clocks of a game',
    'No time runs until they are resumed; the players may act. Clocks that stand stay as they are.',
    'clock.moment-impossible',
  )
  pauseClock(
    @Param() { id }: ClockParams,
    @Body() { reason, since }: PauseClockDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClockDto> {
    return this.order(reply, id, { kind: 'pause', reason, ...(since !== undefined && { since }) }, origin);
  }

  @Post(':id/clock/resume')
  @Control('Let the clocks of a game run on', 'Clocks that run stay as they are. After a rewind by ruling they stand.')
  resumeClock(
    @Param() { id }: ClockParams,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClockDto> {
    return this.order(reply, id, { kind: 'resume' }, origin);
  }

  @Post(':id/clock/extensions')
  @Control(
    'Give a seat more time',
    'To everything that is counted for it now: its own time, its time in this turn, the rest of its absence.',
    'clock.no-such-seat',
  )
  extendClock(
    @Param() { id }: ClockParams,
    @Body() { seat, seconds, reason }: ExtendTimeDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClockDto> {
    return this.order(reply, id, { kind: 'extend', seat, seconds, reason }, origin);
  }

  private async order(reply: FastifyReply, id: string, order: ClockOrder, origin: Origin): Promise<ClockDto> {
    const ordered = await this.timekeeper.order(id, order, origin);
    markReplayed(reply, ordered);
    return ordered.reading;
  }
}
