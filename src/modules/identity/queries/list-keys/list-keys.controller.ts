import { Controller, Get, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt } from '../../../../platform/http/index.js';
import { Caller } from '../../access/caller.decorator.js';
import { Needs } from '../../access/needs.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { KeyDetailsDto } from '../get-key/get-key.dto.js';
import { ListKeysDto } from './list-keys.dto.js';
import { ListKeys } from './list-keys.query.js';

@ApiTags('Keys')
@Controller('v1/keys')
export class ListKeysController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Needs('keys.manage-own')
  @ApiOperation({
    summary: 'List your keys, the newest first',
    description:
      'Players see all keys of theirs, admins those of everybody, others the one that they hold. No secrets.',
  })
  @ApiPage(KeyDetailsDto)
  @ApiProblems('request.invalid')
  async listKeys(
    @Query() { cursor, limit, ...filter }: ListKeysDto,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Page<KeyDetailsDto>> {
    return pageAt(request.url, await this.queries.execute(new ListKeys(filter, caller, cursor, limit)));
  }
}
