import { Controller, Get, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt, PageQuery } from '../../../../platform/http/index.js';
import { Caller } from '../../access/caller.decorator.js';
import { Needs } from '../../access/needs.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { ListIdentities } from './list-identities.query.js';

export class IdentityDto {
  @ApiProperty({ example: 'https://id.example.org' })
  issuer!: string;

  @ApiProperty({ example: '248289761001', description: 'What the provider calls you.' })
  subject!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  linkedAt!: string;
}

@ApiTags('Accounts')
@Controller('v1/accounts/me/identities')
export class ListIdentitiesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Needs('accounts.manage-own')
  @ApiOperation({
    summary: 'List the identities that lead into your account',
    description: 'One that you do not know was linked by somebody who had a session of yours: unlink it.',
  })
  @ApiPage(IdentityDto)
  @ApiProblems('request.invalid', 'identity.no-session')
  async listIdentities(
    @Query() { cursor, limit }: PageQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Page<IdentityDto>> {
    return pageAt(request.url, await this.queries.execute(new ListIdentities(caller, cursor, limit)));
  }
}
