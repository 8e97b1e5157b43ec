import { Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../platform/http/index.js';
import { Timekeeper } from '../../games/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import { Attendance } from '../presence/attendance.js';
import { ClockDto, ClockParams } from './clock.dto.js';

@ApiTags('Clocks')
@Controller('v1/games')
export class ClockController {
  constructor(
    private readonly timekeeper: Timekeeper,
    private readonly attendance: Attendance,
  ) {}

  @Get(':id/clock')
  @Needs('games.watch', { game: 'id' })
  @ApiOperation({
    summary: 'Read the clocks of a game',
    description:
      'What time each seat has left, whose runs, and who is there. Whoever may watch the game may read it; spectators who ' +
      'see the game later see its clocks as late. `GET /v1/games/{id}/stream` sends it as `clock` whenever it changes.',
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
}
