import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

export const VERSION_MAX = 2 ** 31 - 1;

export class ExpectedVersionDto {
  @ApiProperty({
    required: false,
    minimum: 1,
    description: 'The version you decided on: if the game has gone on since, nothing is done.',
    example: 17,
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  expectedVersion?: number;
}
