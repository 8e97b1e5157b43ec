import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { JWK } from 'jose';
import { ApiProblems, OpenToPages, Public } from '../../../platform/http/index.js';
import { Needs } from '../access/needs.decorator.js';
import { Caller } from '../access/route.decorators.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { RotateSigningKey } from '../commands/rotate-signing-key.js';
import { SigningKeys } from '../sessions/signing-keys.js';
import { RotateSigningKeyDto, SigningKeyDto } from './sessions.dto.js';

@ApiTags('Sessions')
@Controller()
export class SigningKeysController {
  constructor(
    private readonly keys: SigningKeys,
    private readonly commands: CommandBus,
  ) {}

  @Get('.well-known/jwks.json')
  @Public()
  @OpenToPages()
  @Header('Cache-Control', 'public, max-age=3600')
  @ApiOperation({
    summary: 'Read the public keys of access tokens',
    description:
      'A JSON Web Key Set (RFC 7517). The next key is listed a day before it signs. The previous key is listed until its tokens have expired.',
  })
  @ApiOkResponse({
    schema: { type: 'object', properties: { keys: { type: 'array', items: { type: 'object' } } } },
  })
  async getSigningKeys(): Promise<{ readonly keys: readonly JWK[] }> {
    return { keys: await this.keys.publicKeys() };
  }

  @Post('v1/signing-keys/rotations')
  @Needs('signing-keys.rotate')
  @ApiOperation({
    summary: 'Sign access tokens with another key',
    description:
      'The service changes its key every 30 days. This request changes it at once. Tokens of the earlier key stay valid until they expire, and the key stays published until then. If the request withdraws the earlier key, every session must refresh its tokens. Other processes follow within five seconds, and cached copies of the list within an hour.',
  })
  @ApiCreatedResponse({ type: SigningKeyDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden')
  async rotateSigningKey(
    @Body() { withdraw = false }: RotateSigningKeyDto,
    @Caller() caller: CallerIdentity,
  ): Promise<SigningKeyDto> {
    return { id: await this.commands.execute(new RotateSigningKey(withdraw, caller)) };
  }
}
