import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller } from '../../access/caller.decorator.js';
import { Needs } from '../../access/needs.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { PlayerParams } from '../../queries/get-player/get-player.dto.js';
import { IssueKey } from './issue-key.command.js';
import { IssuedKeyDto, IssueKeyDto, KeyTermsDto } from './issue-key.dto.js';

@ApiTags('Keys')
@Controller('v1')
export class IssueKeyController {
  constructor(private readonly commands: CommandBus) {}

  @Post('keys')
  @Needs('keys.issue')
  @ApiOperation({
    summary: 'Issue a key of any role',
    description: 'No key makes one that may more than itself, or for longer.',
  })
  @ApiCreatedResponse({ type: IssuedKeyDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'identity.scope-forbidden',
    'identity.key-player-mismatch',
    'identity.player-not-found',
  )
  issueKey(@Body() body: IssueKeyDto, @Caller() caller: CallerIdentity): Promise<IssuedKeyDto> {
    const { role, playerId = null, label = null, scopes, expiresInSeconds } = body;
    return this.commands.execute(new IssueKey({ role, playerId, label, scopes, expiresInSeconds }, caller));
  }

  @Post('players/:id/keys')
  @Needs('keys.issue-for-player')
  @ApiOperation({ summary: 'Issue a further key of a player', description: 'For a lost key, or a second device.' })
  @ApiCreatedResponse({ type: IssuedKeyDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'identity.scope-forbidden',
    'identity.player-not-found',
    'quota.exhausted',
  )
  issuePlayerKey(
    @Param() { id: playerId }: PlayerParams,
    @Body() { label = null, scopes, expiresInSeconds }: KeyTermsDto,
    @Caller() caller: CallerIdentity,
  ): Promise<IssuedKeyDto> {
    return this.commands.execute(new IssueKey({ role: 'player', playerId, label, scopes, expiresInSeconds }, caller));
  }
}
