import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsBoolean, ValidateIf } from 'class-validator';
import { MayBeAbsent } from '../../../../platform/http/index.js';

export class ChangeAccountDto {
  @ApiProperty({ required: false, example: false, description: 'One of the two is there.' })
  @ValidateIf(({ enabled, unbounded }: ChangeAccountDto) => enabled !== undefined || unbounded === undefined)
  @IsBoolean()
  enabled?: boolean;

  @ApiProperty({
    required: false,
    enum: [true],
    description: 'It keeps nothing of the scopes and the end of the key that registered it.',
  })
  @MayBeAbsent()
  @Equals(true)
  unbounded?: true;
}
