import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type JWK } from 'jose';
import { Public } from '../../../../platform/http/index.js';
import { SigningKeys } from '../../sessions/signing-keys.js';

@ApiTags('Sessions')
@Controller('.well-known/jwks.json')
export class GetSigningKeysController {
  constructor(private readonly keys: SigningKeys) {}

  @Get()
  @Public()
  @Header('Cache-Control', 'public, max-age=3600')
  @ApiOperation({
    summary: 'Read the public keys of access tokens',
    description: 'RFC 7517. The next key is listed a day before it signs, the last one until its tokens are over.',
  })
  @ApiOkResponse({
    schema: { type: 'object', properties: { keys: { type: 'array', items: { type: 'object' } } } },
  })
  async getSigningKeys(): Promise<{ readonly keys: readonly JWK[] }> {
    return { keys: await this.keys.publicKeys() };
  }
}
