import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller } from '../../access/caller.decorator.js';
import { Needs } from '../../access/needs.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { CreatePlayer } from './create-player.command.js';
import { CreatedPlayerDto, CreatePlayerDto } from './create-player.dto.js';

@ApiTags('Players')
@Controller('v1/players')
export class CreatePlayerController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Needs('players.register', 'anywhere')
  @ApiOperation({
    summary: 'Register a player',
    description:
      'Answers with the first key of the player, shown once. It may no more than the key that makes it, and for no longer.',
  })
  @ApiCreatedResponse({ type: CreatedPlayerDto })
  @ApiProblems('quota.exhausted', 'request.invalid', 'identity.role-forbidden')
  createPlayer(@Body() { name }: CreatePlayerDto, @Caller() caller: CallerIdentity): Promise<CreatedPlayerDto> {
    return this.commands.execute(new CreatePlayer(name, caller));
  }
}
