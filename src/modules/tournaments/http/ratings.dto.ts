import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsUUID,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsLine } from '../../../platform/http/index.js';
import { LINES_MAX } from '../desk/registration-line.js';
import { CommandDto, RATING_MAX } from './common.dto.js';
import { TournamentDto } from './tournament.dto.js';

const REASON_MAX = 200;

export class NewRatingDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  @IsUUID()
  playerId!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: RATING_MAX,
    description: 'The rating of a federation; null for a player without one.',
    example: 1850,
  })
  @ValidateIf(({ rating }: NewRatingDto) => rating !== null)
  @IsInt()
  @Min(1)
  @Max(RATING_MAX)
  rating!: number | null;
}

export class CorrectRatingsDto extends CommandDto {
  @ApiProperty({
    type: [NewRatingDto],
    minItems: 1,
    maxItems: LINES_MAX,
    description: 'Each player once.',
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LINES_MAX)
  @ArrayUnique((line: unknown) => (line as Partial<NewRatingDto> | null)?.playerId)
  @ValidateNested({ each: true })
  @Type(() => NewRatingDto)
  ratings!: NewRatingDto[];

  @IsLine(REASON_MAX, { description: 'Why the ratings change.', example: 'List of March' })
  reason!: string;
}

export class CorrectedRatingDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  playerId!: string;

  @ApiProperty({ type: 'integer', nullable: true, example: 1800 })
  before!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 1850 })
  after!: number | null;
}

export class RatingsCorrectedDto {
  @ApiProperty({ type: TournamentDto })
  tournament!: TournamentDto;

  @ApiProperty({ type: [CorrectedRatingDto], description: 'In the order of the request.' })
  ratings!: readonly CorrectedRatingDto[];
}
