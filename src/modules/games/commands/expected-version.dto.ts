import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsString, Matches, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';

export const VERSION_MAX = 2 ** 31 - 1;

export class ExpectedVersionDto {
  @ApiProperty({
    required: false,
    minimum: 1,
    description: 'The version you decided on: if the game has gone on since, nothing is done.',
    example: 17,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  expectedVersion?: number;
}

/** An order of a seat, which scorekeepers name. */
export class OrderDto extends ExpectedVersionDto {
  @ApiProperty({ required: false, description: 'For scorekeepers: the seat that did it.', example: 'p1' })
  @MayBeAbsent()
  @IsString()
  @Matches(/^p[0-9]{1,2}$/)
  seat?: string;
}
