import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, markReplayed, type Page, pageAt, PageQuery } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, From, MadeLines, Needs, type Origin } from '../../identity/index.js';
import { GiveRole, TakeRole } from '../commands/assign-role.js';
import { CreateOrganisation } from '../commands/create-organisation.js';
import { OrganisationRepository } from '../organisation.repository.js';
import { ListRoles } from '../queries/list-roles.js';
import { CreateOrganisationDto, OrganisationDto, OrganisationParams } from './organisations.dto.js';
import { GivesRole, HeldRoleDto, HeldRoleParams, ListsRoles, PlaceParams, TakesRole } from './roles.routes.js';

@ApiTags('Organisations')
@Controller('v1/organisations')
export class OrganisationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly organisations: OrganisationRepository,
    private readonly made: MadeLines,
  ) {}

  @Post()
  @Needs('organisations.create')
  @ApiOperation({
    summary: 'Create an organisation',
    description: 'If you log in as a player, you become its organiser.',
  })
  @ApiCreatedResponse({ type: OrganisationDto })
  @ApiProblems('quota.exhausted', 'request.invalid', 'identity.role-forbidden', 'event-store.idempotency-mismatch')
  async createOrganisation(
    @Body() { name }: CreateOrganisationDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrganisationDto> {
    const made = await this.made.answer(origin, { organisation: { name } }, (known) =>
      this.commands.execute(new CreateOrganisation(name, origin.caller, known)),
    );
    markReplayed(reply, made);
    return this.organisations.get(made.id);
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
  @ListsRoles('organisation')
  async listOrganisationRoles(
    @Param() { id }: PlaceParams,
    @Query() { cursor, limit }: PageQuery,
    @Req() request: FastifyRequest,
  ): Promise<Page<HeldRoleDto>> {
    return pageAt(request.url, await this.queries.execute(new ListRoles({ organisationId: id }, cursor, limit)));
  }

  @Put(':id/roles/:playerId/:role')
  @GivesRole('organisation')
  async giveOrganisationRole(
    @Param() { id, playerId, role }: HeldRoleParams,
    @Caller() caller: CallerIdentity,
  ): Promise<void> {
    await this.commands.execute(new GiveRole({ place: { organisationId: id }, playerId, role }, caller));
  }

  @Delete(':id/roles/:playerId/:role')
  @TakesRole('organisation')
  async takeOrganisationRole(
    @Param() { id, playerId, role }: HeldRoleParams,
    @Caller() { keyId }: CallerIdentity,
  ): Promise<void> {
    await this.commands.execute(new TakeRole({ place: { organisationId: id }, playerId, role }, keyId));
  }
}
