import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { MayBeAbsent } from '../../../../platform/http/index.js';

export class RotateSigningKeyDto {
  @ApiProperty({
    required: false,
    default: false,
    description: 'Refuse all tokens of the keys before from now on: for keys that others may have seen.',
  })
  @MayBeAbsent()
  @IsBoolean()
  withdraw?: boolean;
}

export class SigningKeyDto {
  @ApiProperty({
    description: 'The `kid` in /.well-known/jwks.json.',
    example: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
  })
  id!: string;
}
