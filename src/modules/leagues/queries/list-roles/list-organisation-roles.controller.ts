import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { HeldRolesDto, PlaceParams } from './list-roles.dto.js';
import { ListRoles } from './list-roles.query.js';

@ApiTags('Organisations')
@Controller('v1/organisations')
export class ListOrganisationRolesController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/roles')
  @Needs('organisations.read')
  @ApiOperation({ summary: 'Read who holds which role in the organisation' })
  @ApiOkResponse({ type: HeldRolesDto })
  @ApiProblems('organisation.not-found')
  async listRoles(@Param() { id }: PlaceParams): Promise<HeldRolesDto> {
    return { roles: await this.queries.execute(new ListRoles({ organisationId: id })) };
  }
}
