import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems } from '../../../platform/http/index.js';
import { Needs } from '../../identity/index.js';
import { calendarOf } from '../queries/calendar.js';
import { TournamentStore } from '../tournament-store.js';
import { TournamentParams } from './common.dto.js';

/** RFC 5545, section 8.1. */
const CALENDAR_TYPE = 'text/calendar';

@ApiTags('Tournaments')
@Controller('v1/tournaments')
export class TournamentCalendarController {
  constructor(private readonly tournaments: TournamentStore) {}

  @Get(':id/calendar')
  @Needs('tournaments.read')
  @ApiOperation({
    summary: 'Read the calendar of a tournament',
    description: 'The tournament, its planned rounds, and rounds whose clock was started, in iCalendar (RFC 5545).',
  })
  @ApiOkResponse({ content: { [CALENDAR_TYPE]: { schema: { type: 'string' } } } })
  @ApiProblems('request.invalid', 'tournament.not-found')
  async getTournamentCalendar(
    @Param() { id }: TournamentParams,
    @Req() { protocol, host }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const now = await this.tournaments.load(id);
    const [last] = await this.tournaments.history(id, { from: now.version, limit: 1 });
    void reply.header('content-type', `${CALENDAR_TYPE}; charset=utf-8`);
    void reply.header('content-disposition', `inline; filename="tournament-${id}.ics"`);
    return calendarOf(now, { page: `${protocol}://${host}/tournaments/${id}`, changedAt: last?.recordedAt ?? '' });
  }
}
