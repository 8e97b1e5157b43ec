import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { GameStatisticsDto } from '../../../statistics/index.js';
import { ApiExport } from '../../output/export-format.dto.js';
import { sendExport } from '../../output/send-export.js';
import { ExportStatisticsDto } from './export-statistics.dto.js';
import { ExportStatistics } from './export-statistics.query.js';

@ApiTags('Exports')
@Controller('v1/exports')
export class ExportStatisticsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('statistics')
  @Needs('exports.read')
  @ApiOperation({
    summary: 'Export statistics',
    description: 'In CSV, one number a line, with its n and its interval.',
  })
  @ApiExport(GameStatisticsDto)
  @ApiProblems('request.invalid')
  async exportStatistics(@Query() query: ExportStatisticsDto, @Res() reply: FastifyReply): Promise<void> {
    const { format, game, league, from, to, minGames } = query;
    const range = { from: from ?? null, to: to ?? null };
    const filter = { game: game ?? null, leagueId: league ?? null, ...range, minGames };
    await sendExport(reply, format, await this.queries.execute(new ExportStatistics(filter)));
  }
}
