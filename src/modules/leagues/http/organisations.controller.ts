import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, type Page, pageAt, PageQuery } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import { GiveRole, TakeRole } from '../commands/assign-role.js';
import { CreateOrganisation } from '../commands/create-organisation.js';
import { OrganisationRepository } from '../organisation.repository.js';
import { ListRoles } from '../queries/list-roles.js';
import {
  CreateOrganisationDto,
  HeldRoleDto,
  HeldRoleParams,
  OrganisationDto,
  OrganisationParams,
  PlaceParams,
} from './organisations.dto.js';

@ApiTags('Organisations')
@Controller('v1/organisations')
export class OrganisationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly organisations: OrganisationRepository,
  ) {}

  @Post()
  @Needs('organisations.create')
  @ApiOperation({ summary: 'Create an organisation', description: 'If you log in as a player, you organise it.' })
  @ApiCreatedResponse({ type: OrganisationDto })
  @ApiProblems('quota.exhausted', 'request.invalid', 'identity.role-forbidden')
  createOrganisation(
    @Body() { name }: CreateOrganisationDto,
    @Caller() caller: CallerIdentity,
  ): Promise<OrganisationDto> {
    return this.commands.execute(new CreateOrganisation(name, caller));
  }

  @Get()
  @Needs('organisations.read')
  @ApiOperation({ summary: 'List organisations, the newest first' })
  @ApiPage(OrganisationDto)
  @ApiProblems('request.invalid')
  async listOrganisations(
    @Query() { cursor, limit }: PageQuery,
    @Req() request: FastifyRequest,
  ): Promise<Page<OrganisationDto>> {
    return pageAt(request.url, await this.organisations.list(cursor, limit));
  }

  @Get(':id')
  @Needs('organisations.read')
  @ApiOperation({ summary: 'Read an organisation' })
  @ApiOkResponse({ type: OrganisationDto })
  @ApiProblems('organisation.not-found')
  getOrganisation(@Param() { id }: OrganisationParams): Promise<OrganisationDto> {
    return this.organisations.get(id);
  }

  @Get(':id/roles')
  @Needs('organisations.read')
  @ApiOperation({ summary: 'List who holds which role in the organisation, the oldest gift first' })
  @ApiPage(HeldRoleDto)
  @ApiProblems('request.invalid', 'organisation.not-found')
  async listOrganisationRoles(
    @Param() { id }: PlaceParams,
    @Query() { cursor, limit }: PageQuery,
    @Req() request: FastifyRequest,
  ): Promise<Page<HeldRoleDto>> {
    return pageAt(request.url, await this.queries.execute(new ListRoles({ organisationId: id }, cursor, limit)));
  }

  @Put(':id/roles/:playerId/:role')
  @HttpCode(204)
  @Needs('organisations.assign-roles', { organisation: 'id' })
  @ApiOperation({ summary: 'Give a player a role in the organisation' })
  @ApiNoContentResponse()
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'identity.key-bounded',
    'identity.player-not-found',
    'organisation.not-found',
  )
  async giveOrganisationRole(
    @Param() { id, playerId, role }: HeldRoleParams,
    @Caller() caller: CallerIdentity,
  ): Promise<void> {
    await this.commands.execute(new GiveRole({ place: { organisationId: id }, playerId, role }, caller));
  }

  @Delete(':id/roles/:playerId/:role')
  @HttpCode(204)
  @Needs('organisations.assign-roles', { organisation: 'id' })
  @ApiOperation({
    summary: 'Take a role from a player',
    description: 'The last organiser stays. Other processes may honour the role for five more seconds.',
  })
  @ApiNoContentResponse()
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'identity.role-not-held',
    'identity.last-organiser',
    'organisation.not-found',
  )
  async takeOrganisationRole(
    @Param() { id, playerId, role }: HeldRoleParams,
    @Caller() { keyId }: CallerIdentity,
  ): Promise<void> {
    await this.commands.execute(new TakeRole({ place: { organisationId: id }, playerId, role }, keyId));
  }
}
