import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { federationReport, TRF_EDITIONS, type TrfEdition, writeTrf } from '../../../competition/index.js';
import { ApiProblems, MayBeAbsent } from '../../../platform/http/index.js';
import { Needs } from '../../identity/index.js';
import { People } from '../people.js';
import { playerIds } from '../queries/views.js';
import { TournamentStore } from '../tournament-store.js';
import { TournamentParams } from './common.dto.js';

const REPORT_TYPE = 'text/plain';

export class ReportQuery {
  @ApiProperty({
    required: false,
    enum: TRF_EDITIONS,
    default: 'trf16',
    description: 'The edition of the format: of 2016, which most programs read, or of 2026.',
    example: 'trf16',
  })
  @MayBeAbsent()
  @IsIn(TRF_EDITIONS)
  edition?: TrfEdition;
}

@ApiTags('Tournaments')
@Controller('v1/tournaments')
export class TournamentReportController {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly people: People,
  ) {}

  @Get(':id/trf')
  @Needs('tournaments.read')
  @ApiOperation({
    summary: 'Read a tournament as a report of FIDE (TRF)',
    description: 'Players, points and results of published rounds. The first player of a pairing has white.',
  })
  @ApiOkResponse({ content: { [REPORT_TYPE]: { schema: { type: 'string' } } } })
  @ApiProblems('request.invalid', 'tournament.not-found')
  async getTournamentReport(
    @Param() { id }: TournamentParams,
    @Query() { edition = 'trf16' }: ReportQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const now = await this.tournaments.load(id);
    const names = await this.people.names(playerIds(now));
    void reply.header('content-type', `${REPORT_TYPE}; charset=utf-8`);
    void reply.header('content-disposition', `attachment; filename="tournament-${id}.trf"`);
    return writeTrf(
      federationReport(now, (player) => names.get(player) ?? player),
      edition,
    );
  }
}
