import { Controller, Delete, HttpCode, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Caller } from '../../access/caller.decorator.js';
import { Needs } from '../../access/needs.decorator.js';
import { type CallerIdentity } from '../../access/roles.js';
import { UnlinkIdentity } from './unlink-identity.command.js';

export class IdentityQuery {
  @ApiProperty({ minLength: 1, maxLength: 2048, example: 'https://id.example.org' })
  @IsString()
  @Length(1, 2048)
  issuer!: string;

  @ApiProperty({ minLength: 1, maxLength: 2048, example: '248289761001' })
  @IsString()
  @Length(1, 2048)
  subject!: string;
}

@ApiTags('Accounts')
@Controller('v1/accounts/me/identities')
export class UnlinkIdentityController {
  constructor(private readonly commands: CommandBus) {}

  @Delete()
  @HttpCode(204)
  @Needs('accounts.manage-own')
  @ApiOperation({
    summary: 'Unlink your account from an identity at an OpenID provider',
    description: 'Sessions that began with it go on: change your password, or log out, to end them.',
  })
  @ApiNoContentResponse()
  @ApiProblems('request.invalid', 'identity.no-session', 'identity.identity-not-linked', 'identity.last-way-in')
  async unlinkIdentity(@Query() { issuer, subject }: IdentityQuery, @Caller() caller: CallerIdentity): Promise<void> {
    await this.commands.execute(new UnlinkIdentity({ issuer, subject }, caller));
  }
}
