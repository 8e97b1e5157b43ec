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
      'The remaining time of each seat, which clocks run, and which players are present. Everybody who may watch the game may read its clocks. Spectators see them with the delay of the match. `GET /v1/games/{id}/stream` sends every change as `clock`.',
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
    summary: 'Report that your seat is present',
    description:
      'A heartbeat for clients without an open stream of the game. Send it every ten seconds. Actions count as heartbeats. In a game without a limit of absence the request changes nothing.',
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
    'No clock runs until a judge resumes the clocks. Players can still act. Clocks that are stopped already do not change.',
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
  @Control('Resume the clocks of a game', 'Running clocks do not change. A rewind by a ruling stops all clocks.')
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
    'The time is added to all clocks of the seat: its own time, its time in this turn, and the limit of its absence.',
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
