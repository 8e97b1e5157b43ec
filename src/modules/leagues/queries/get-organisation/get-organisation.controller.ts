import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { OrganisationDto, OrganisationParams } from './get-organisation.dto.js';
import { GetOrganisation } from './get-organisation.query.js';

@ApiTags('Organisations')
@Controller('v1/organisations')
export class GetOrganisationController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Needs('organisations.read')
  @ApiOperation({ summary: 'Read an organisation' })
  @ApiOkResponse({ type: OrganisationDto })
  @ApiProblems('organisation.not-found')
  getOrganisation(@Param() { id }: OrganisationParams): Promise<OrganisationDto> {
    return this.queries.execute(new GetOrganisation(id));
  }
}
