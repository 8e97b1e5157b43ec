import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsInt, IsString, Matches, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';

export const VERSION_MAX = 2 ** 31 - 1;

export class ExpectedVersionDto {
  @ApiProperty({
    required: false,
    minimum: 1,
    description:
      'The version you decided on: if the game has gone on since, nothing is done. What happens to clocks, and who comes ' +
      'and goes, does not count.',
    example: 17,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  expectedVersion?: number;
}

/** For which seat it is, which scorekeepers name. */
export class SeatDto {
  @ApiProperty({ required: false, description: 'For scorekeepers: the seat that did it.', example: 'p1' })
  @MayBeAbsent()
  @IsString()
  @Matches(/^p[0-9]{1,2}$/)
  seat?: string;
}

/** An order of a seat. */
export class OrderDto extends IntersectionType(ExpectedVersionDto, SeatDto) {}
