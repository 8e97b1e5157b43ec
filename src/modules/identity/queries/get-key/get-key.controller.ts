import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller } from '../../access/caller.decorator.js';
import { Needs } from '../../access/needs.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { KeyParams } from '../../commands/revoke-key/revoke-key.dto.js';
import { KeyDetailsDto } from './get-key.dto.js';
import { GetKey } from './get-key.query.js';

@ApiTags('Keys')
@Controller('v1/keys')
export class GetKeyController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Needs('keys.manage-own')
  @ApiOperation({
    summary: 'Read a key',
    description: 'Admins read any, players all of theirs, everybody else the one that they hold.',
  })
  @ApiOkResponse({ type: KeyDetailsDto })
  @ApiProblems('identity.role-forbidden', 'identity.key-not-found')
  getKey(@Param() { id }: KeyParams, @Caller() caller: CallerIdentity): Promise<KeyDetailsDto> {
    return this.queries.execute(new GetKey(id, caller));
  }
}
