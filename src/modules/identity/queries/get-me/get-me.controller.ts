import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller } from '../../access/caller.decorator.js';
import { ForAnyCaller } from '../../access/needs.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { MeDto } from './get-me.dto.js';
import { GetMe } from './get-me.query.js';

@ApiTags('Keys')
@Controller('v1/me')
export class GetMeController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ForAnyCaller()
  @ApiOperation({ summary: 'Read who you are', description: 'By key or session, whatever its scopes.' })
  @ApiOkResponse({ type: MeDto })
  getMe(@Caller() caller: CallerIdentity): Promise<MeDto> {
    return this.queries.execute(new GetMe(caller));
  }
}
