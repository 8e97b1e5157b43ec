import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { federationReport, writeTrf } from '../../../competition/index.js';
import { ApiProblems, markReplayed, TakesJson } from '../../../platform/http/index.js';
import { Needs } from '../../identity/index.js';
import { From, type Origin } from '../../matches/index.js';
import { ReportDesk } from '../desk/report-desk.js';
import { requirePlayersAlone } from '../desk/registration-list.js';
import { People } from '../people.js';
import { TournamentReading } from '../queries/tournament-reading.js';
import { TournamentStore } from '../tournament-store.js';
import { TournamentParams } from './common.dto.js';
import { orderOf } from './orders.js';
import { Proceeding } from './proceeding.js';
import { ReadReportDto, ReportQuery, ReportReadDto } from './report.dto.js';

const REPORT_TYPE = 'text/plain';

@ApiTags('Tournaments')
@Controller('v1/tournaments')
export class TournamentReportController {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly people: People,
    private readonly desk: ReportDesk,
    private readonly reading: TournamentReading,
  ) {}

  @Get(':id/trf')
  @Needs('tournaments.read')
  @ApiOperation({
    summary: 'Read a tournament as a report of FIDE (TRF)',
    description: 'Players, points and results of published rounds. The first player of a pairing has white.',
  })
  @ApiOkResponse({ content: { [REPORT_TYPE]: { schema: { type: 'string' } } } })
  @ApiProblems('request.invalid', 'tournament.not-found', 'tournament.teams-only')
  async getTournamentReport(
    @Param() { id }: TournamentParams,
    @Query() { edition = 'trf16' }: ReportQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const now = await this.tournaments.load(id);
    requirePlayersAlone(now);
    const names = await this.people.namesIn(now);
    void reply.header('content-type', `${REPORT_TYPE}; charset=utf-8`);
    void reply.header('content-disposition', `attachment; filename="tournament-${id}.trf"`);
    return writeTrf(
      federationReport(now, (player) => names.get(player) ?? player),
      edition,
    );
  }

  @Post(':id/trf')
  @TakesJson({ values: 10_000 })
  @Proceeding(
    'reports.import',
    {
      summary: 'Begin a tournament with the rounds of a report of FIDE (TRF)',
      description:
        'Continues a tournament of other software with its players, pairings, results, byes and drops. White is the first player, and starting numbers become seeds. Either all rounds are recorded, or none; new players stay registered in both cases. Forbidden pairs, accelerated points and byes of the next round are not recorded.',
      answer: ReportReadDto,
    },
    'tournament.teams-only',
    'tournament.report-faulty',
    'tournament.report-unfit',
    'tournament.report-players-open',
    'tournament.too-few-players',
    'tournament.too-many-players',
    'tournament.own-result',
    'identity.key-bounded',
  )
  async readTournamentReport(
    @Param() { id }: TournamentParams,
    @Body() body: ReadReportDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportReadDto> {
    const { report, players = [], newPlayers = false, dryRun = false } = body;
    const asked = { report, players, newPlayers, dryRun };
    const { proceeded, ...outcome } = await this.desk.read(orderOf('report', id, body, origin), asked);
    markReplayed(reply, proceeded);
    return { tournament: await this.reading.view(proceeded.now, id), ...outcome };
  }
}
