import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { OrderDto } from '../expected-version.dto.js';

export class InvokeTextDto extends OrderDto {
  @ApiProperty({ description: 'A card in play that your seat controls.', example: 'o17' })
  @Matches(/^[A-Za-z0-9._:-]{1,64}$/)
  object!: string;

  @ApiProperty({ description: 'The name of the text, as `invocations` lists it.', example: 'text-1' })
  @Matches(/^[A-Za-z0-9._:-]{1,64}$/)
  ability!: string;
}
