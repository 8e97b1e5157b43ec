import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { ApiExport } from '../../output/export-format.dto.js';
import { sendExport } from '../../output/send-export.js';
import { ExportPenaltiesDto, StandingPenaltyDto } from './export-penalties.dto.js';
import { ExportPenalties } from './export-penalties.query.js';

@ApiTags('Exports')
@Controller('v1/exports')
export class ExportPenaltiesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('penalties')
  @Needs('exports.read')
  @ApiOperation({
    summary: 'Export penalties',
    description: 'As they stand: the last ruling on a case takes the place of those before. The newest first.',
  })
  @ApiExport(StandingPenaltyDto)
  @ApiProblems('request.invalid')
  async exportPenalties(@Query() { format, ...filter }: ExportPenaltiesDto, @Res() reply: FastifyReply): Promise<void> {
    await sendExport(reply, format, await this.queries.execute(new ExportPenalties(filter)));
  }
}
