import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { StandingDto } from '../../../leagues/index.js';
import { ApiExport } from '../../output/export-format.dto.js';
import { sendExport } from '../../output/send-export.js';
import { ExportStandingsDto } from './export-standings.dto.js';
import { ExportStandings } from './export-standings.query.js';

@ApiTags('Exports')
@Controller('v1/exports')
export class ExportStandingsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('standings')
  @Needs('exports.read')
  @ApiOperation({ summary: 'Export the table of a league' })
  @ApiExport(StandingDto)
  @ApiProblems('request.invalid', 'league.not-found')
  async exportStandings(@Query() { league, format }: ExportStandingsDto, @Res() reply: FastifyReply): Promise<void> {
    await sendExport(reply, format, await this.queries.execute(new ExportStandings(league)));
  }
}
