import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { SeatDto, VERSION_MAX } from '../expected-version.dto.js';

export class TakebackParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;

  @ApiProperty({ minimum: 1, description: 'The version at which it was proposed.', example: 19 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  proposal!: number;
}

const ANSWERS = ['yes', 'no'] as const;

export class AnswerTakebackDto extends SeatDto {
  @ApiProperty({ enum: ANSWERS, example: 'yes' })
  @IsIn(ANSWERS)
  answer!: (typeof ANSWERS)[number];
}
