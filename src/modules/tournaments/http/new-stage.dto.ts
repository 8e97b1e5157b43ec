import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, Max, Min, ValidateNested } from 'class-validator';
import { PAIRING_SYSTEMS, type PairingSystem, STAGE_KINDS, type StageKind } from '../../../competition/index.js';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { NewDraftDto } from './drafts.dto.js';

export const BEST_OF = [1, 2, 3, 5] as const;
export const PLAYERS_MAX = 4_096;
const ROUNDS_MAX = 99;
const GROUPS_MAX = 26;

/** A stage of a tournament that is created. */
export class NewStageDto {
  @ApiProperty({ enum: STAGE_KINDS, example: 'swiss' })
  @IsIn(STAGE_KINDS)
  kind!: StageKind;

  @ApiProperty({
    required: false,
    enum: BEST_OF,
    description: 'The match length of the stage. Without it, the match length of the tournament.',
    example: 3,
  })
  @MayBeAbsent()
  @IsIn(BEST_OF)
  bestOf?: 1 | 2 | 3 | 5;

  @ApiProperty({
    required: false,
    minimum: 2,
    maximum: PLAYERS_MAX,
    description: 'The number of best players of the earlier stage who advance. Without it, all players advance.',
    example: 8,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(2)
  @Max(PLAYERS_MAX)
  players?: number;

  @ApiProperty({
    required: false,
    minimum: 1,
    maximum: ROUNDS_MAX,
    description: 'The rounds of a Swiss stage. Without it, the number of players decides.',
    example: 4,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(ROUNDS_MAX)
  rounds?: number;

  @ApiProperty({
    required: false,
    enum: [1, 2],
    description: 'The number of times that two players of a round robin meet.',
    example: 1,
  })
  @MayBeAbsent()
  @IsIn([1, 2])
  times?: 1 | 2;

  @ApiProperty({
    required: false,
    minimum: 1,
    maximum: GROUPS_MAX,
    description: 'The number of groups of a round robin.',
    example: 1,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(GROUPS_MAX)
  groups?: number;

  @ApiProperty({
    required: false,
    description: 'Whether the losers of the semifinals of a single elimination play for the third place.',
    example: false,
  })
  @MayBeAbsent()
  @IsBoolean()
  thirdPlace?: boolean;

  @ApiProperty({
    required: false,
    description: 'Whether the results of the previous Swiss stage count in this stage, as on a second day.',
    example: false,
  })
  @MayBeAbsent()
  @IsBoolean()
  continues?: boolean;

  @ApiProperty({
    required: false,
    enum: PAIRING_SYSTEMS,
    description:
      'Only for a Swiss stage; `standard` if absent. The Dutch system of FIDE also decides who is first at each table.',
    example: 'dutch',
  })
  @MayBeAbsent()
  @IsIn(PAIRING_SYSTEMS)
  pairing?: PairingSystem;

  @ApiProperty({
    required: false,
    type: NewDraftDto,
    description:
      'Players draft their decks before the first round. The game must have a draft that makes decks for the format.',
  })
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => NewDraftDto)
  draft?: NewDraftDto;
}
