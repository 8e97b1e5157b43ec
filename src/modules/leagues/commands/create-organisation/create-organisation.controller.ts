import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems, IsLine } from '../../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../../identity/index.js';
import { OrganisationDto } from '../../queries/get-organisation/get-organisation.dto.js';
import { CreateOrganisation } from './create-organisation.command.js';

export class CreateOrganisationDto {
  @IsLine(80, { example: 'Thursday club' })
  name!: string;
}

@ApiTags('Organisations')
@Controller('v1/organisations')
export class CreateOrganisationController {
  constructor(private readonly commands: CommandBus) {}

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
}
