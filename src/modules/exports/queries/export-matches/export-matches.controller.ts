import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { MatchSummaryDto } from '../../../matches/index.js';
import { ApiExport } from '../../output/export-format.dto.js';
import { sendExport } from '../../output/send-export.js';
import { ExportMatchesDto } from './export-matches.dto.js';
import { ExportMatches } from './export-matches.query.js';

@ApiTags('Exports')
@Controller('v1/exports')
export class ExportMatchesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('matches')
  @Needs('exports.read')
  @ApiOperation({ summary: 'Export matches', description: 'All at once; in CSV, one line for each seat.' })
  @ApiExport(MatchSummaryDto)
  @ApiProblems('request.invalid')
  async exportMatches(
    @Query() { format, ...filter }: ExportMatchesDto,
    @Caller() caller: CallerIdentity,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendExport(reply, format, await this.queries.execute(new ExportMatches(filter, caller)));
  }
}
