import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems, FileBody, TakesFile } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import { RequestImport } from '../commands/request-import.js';
import { GetImport, GetImportReport } from '../queries/get-import.js';
import {
  FILE_BYTES_MAX,
  importDto,
  ImportDto,
  ImportParams,
  ImportReportDto,
  RequestImportQuery,
} from './imports.dto.js';

@ApiTags('Cards')
@Controller('v1/catalogue/imports')
export class ImportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @Needs('catalogue.import')
  @HttpCode(202)
  @TakesFile(FILE_BYTES_MAX, 'The file itself, as it is; at most 32 MiB.')
  @ApiOperation({
    summary: 'Import the cards of a file',
    description:
      'A job reads the file. Location is the address of the import. Cards that were imported before make no new card set.',
  })
  @ApiAcceptedResponse({ type: ImportDto })
  @ApiProblems(
    'request.invalid',
    'request.malformed-json',
    'request.too-many-files',
    'request.too-large',
    'catalogue.unknown-game',
    'catalogue.unknown-import-format',
    'identity.role-forbidden',
  )
  async requestImport(
    @Query() { game, format, fileName }: RequestImportQuery,
    @FileBody() bytes: Buffer,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportDto> {
    const file = { game, format, name: fileName ?? null, bytes };
    const requested = await this.commands.execute(new RequestImport(file, caller, request.id));
    void reply.header('Location', `/v1/catalogue/imports/${requested.id}`);
    return importDto(requested);
  }

  @Get(':id')
  @Needs('catalogue.read-imports')
  @ApiOperation({ summary: 'Read the progress and the result of an import' })
  @ApiOkResponse({ type: ImportDto })
  @ApiProblems('request.invalid', 'import.not-found', 'identity.role-forbidden')
  async getImport(@Param() { id }: ImportParams): Promise<ImportDto> {
    return importDto(await this.queries.execute(new GetImport(id)));
  }

  @Get(':id/report')
  @Needs('catalogue.read-imports')
  @ApiOperation({
    summary: 'Read the whole report of an import',
    description:
      'For each card, the report says what the engine carries out and what players do by hand. It lists all warnings about the file.',
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
