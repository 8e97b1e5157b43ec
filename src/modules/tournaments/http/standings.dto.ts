import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { NumberDto, PolicyDto, TermDto } from '../../leagues/index.js';
import { HasMembers, NamedPlayerDto, ROUNDS_MAX, VERSION_MAX } from './common.dto.js';
import { GivenPenaltyDto } from './floor.dto.js';

export class StandingsQuery {
  @ApiProperty({
    required: false,
    minimum: 1,
    description: 'The standings by the results up to this round.',
    example: 3,
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(ROUNDS_MAX)
  round?: number;

  @ApiProperty({
    required: false,
    minimum: 1,
    description: 'The standings at this version of the tournament.',
    example: 40,
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  at?: number;

  @ApiProperty({ required: false, format: 'uuid', description: 'The player whose numbers are shown in parts.' })
  @MayBeAbsent()
  @IsUUID()
  explain?: string;
}

class TournamentTermDto extends TermDto {
  @ApiProperty({ example: 2 })
  round!: number;

  @ApiProperty({ type: NamedPlayerDto, nullable: true })
  opponent!: NamedPlayerDto | null;
}

class TournamentNumberDto extends NumberDto {
  @ApiProperty({
    required: false,
    type: [TournamentTermDto],
    description: 'The parts of the number, by round or by opponent.',
  })
  terms?: readonly TournamentTermDto[];
}

class RecordDto {
  @ApiProperty({ example: 2 })
  won!: number;

  @ApiProperty({ example: 1 })
  lost!: number;

  @ApiProperty({ example: 0 })
  drawn!: number;
}

export class TournamentPlaceDto extends NamedPlayerDto {
  @HasMembers()
  members!: readonly NamedPlayerDto[];

  @ApiProperty({ description: 'The rank. Players who are equal by every number share a rank.', example: 1 })
  place!: number;

  @ApiProperty({ description: 'The last stage of the player.', example: 1 })
  stage!: number;

  @ApiProperty({ type: 'string', nullable: true, description: 'The group of a round robin.', example: null })
  group!: string | null;

  @ApiProperty({ example: 'entered' })
  status!: string;

  @ApiProperty({ type: [GivenPenaltyDto] })
  penalties!: readonly GivenPenaltyDto[];

  @ApiProperty({ type: RecordDto })
  record!: RecordDto;

  @ApiProperty({ type: [TournamentNumberDto], description: 'The numbers, in the order of the measures of the policy.' })
  numbers!: readonly TournamentNumberDto[];
}

export class TournamentStandingsDto {
  @ApiProperty({ example: 40 })
  version!: number;

  @ApiProperty({ type: 'integer', nullable: true, example: 3 })
  round!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 1 })
  stage!: number | null;

  @ApiProperty({ type: PolicyDto })
  policy!: PolicyDto;

  @ApiProperty({ type: [TournamentPlaceDto] })
  rows!: readonly TournamentPlaceDto[];
}
