import { Controller, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiProblems, FileBody, TakesFile } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { importDto, ImportDto } from '../../queries/get-import/get-import.dto.js';
import { RequestImport } from './request-import.command.js';
import { FILE_BYTES_MAX, RequestImportQuery } from './request-import.dto.js';

@ApiTags('Cards')
@Controller('v1/catalogue/imports')
export class RequestImportController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Needs('catalogue.import')
  @HttpCode(202)
  @TakesFile(FILE_BYTES_MAX, 'The file itself, as it is; at most 32 MiB.')
  @ApiOperation({
    summary: 'Import the cards of a file',
    description: 'A job reads it; Location says where to look. Cards that were imported before are no new card set.',
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
}
