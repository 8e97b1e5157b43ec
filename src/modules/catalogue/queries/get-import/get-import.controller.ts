import { Controller, Get, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { importDto, ImportDto, ImportParams, ImportReportDto } from './get-import.dto.js';
import { GetImport, GetImportReport } from './get-import.query.js';

@ApiTags('Cards')
@Controller('v1/catalogue/imports/:id')
export class GetImportController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Needs('catalogue.read-imports')
  @ApiOperation({ summary: 'Read how far an import is, and what came of it' })
  @ApiOkResponse({ type: ImportDto })
  @ApiProblems('request.invalid', 'import.not-found', 'identity.role-forbidden')
  async getImport(@Param() { id }: ImportParams): Promise<ImportDto> {
    return importDto(await this.queries.execute(new GetImport(id)));
  }

  @Get('report')
  @Needs('catalogue.read-imports')
  @ApiOperation({
    summary: 'Read the whole report of an import',
    description: 'Card by card what the engine carries out and what players do, and everything odd about the file.',
  })
  @ApiOkResponse({ type: ImportReportDto })
  @ApiProblems('request.invalid', 'import.not-found', 'import.not-done', 'identity.role-forbidden')
  async getImportReport(
    @Param() { id }: ImportParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    void reply.type('application/json; charset=utf-8');
    return this.queries.execute(new GetImportReport(id));
  }
}
