import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../access/needs.decorator.js';
import { PlayerParams } from '../../queries/get-player/get-player.dto.js';
import { IssueKey } from './issue-key.command.js';
import { IssuedKeyDto, IssueKeyDto, KeyLabelDto } from './issue-key.dto.js';

@ApiTags('Keys')
@Controller('v1')
export class IssueKeyController {
  constructor(private readonly commands: CommandBus) {}

  @Post('keys')
  @Needs('keys.issue')
  @ApiOperation({ summary: 'Issue a key of any role' })
  @ApiCreatedResponse({ type: IssuedKeyDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'identity.key-player-mismatch',
    'identity.player-not-found',
  )
  issueKey(@Body() { role, playerId, label }: IssueKeyDto): Promise<IssuedKeyDto> {
    return this.commands.execute(new IssueKey(role, playerId ?? null, label ?? null));
  }

  @Post('players/:id/keys')
  @Needs('keys.issue-for-player')
  @ApiOperation({ summary: 'Issue a further key of a player', description: 'For a lost key, or a second device.' })
  @ApiCreatedResponse({ type: IssuedKeyDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden', 'identity.player-not-found')
  issuePlayerKey(@Param() { id }: PlayerParams, @Body() { label }: KeyLabelDto): Promise<IssuedKeyDto> {
    return this.commands.execute(new IssueKey('player', id, label ?? null));
  }
}
