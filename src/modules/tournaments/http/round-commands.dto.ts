import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Type } from 'class-transformer';
import { IsLine, MayBeAbsent } from '../../../platform/http/index.js';
import { CommandDto, RoundCommandDto, VERSION_MAX } from './common.dto.js';
import { IsPodSize, LIST } from './drafts.dto.js';
import { RoundMinutes } from './floor.dto.js';

const WISHES_MAX = 100;
const PLAYERS_MAX = 4_096;
const REASON_MAX = 200;

export class BeginStageDto extends CommandDto {
  @ApiProperty({
    required: false,
    minimum: 2,
    maximum: PLAYERS_MAX,
    description: 'The number of players who advance. Without it, the number in the terms.',
    example: 8,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(2)
  @Max(PLAYERS_MAX)
  players?: number;

  @ApiProperty({
    required: false,
    default: false,
    description: 'Send `true` to begin the stage although the previous stage has rounds left.',
    example: false,
  })
  @MayBeAbsent()
  @IsBoolean()
  early?: boolean;

  @IsPodSize('The greatest number of players of a pod, if not as the terms say.')
  podSize?: number;

  @ApiProperty({
    required: false,
    format: 'uuid',
    description: `${LIST} Without it, the list in the terms.`,
    example: '0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912',
  })
  @MayBeAbsent()
  @IsUUID()
  deckId?: string;
}

/** The ids of two players. */
const AreTwoPlayers = (description?: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: [String],
      format: 'uuid',
      minItems: 2,
      maxItems: 2,
      ...(description !== undefined && { description }),
      example: ['0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a', '0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912'],
    }),
    IsArray(),
    ArrayMinSize(2),
    ArrayMaxSize(2),
    IsUUID(undefined, { each: true }),
  );

export class PairDto {
  @AreTwoPlayers()
  players!: [string, string];
}

export class ProposePairingsDto extends RoundCommandDto {
  @ApiProperty({ required: false, type: [PairDto], maxItems: WISHES_MAX, description: 'Pairs that play each other.' })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(WISHES_MAX)
  @ValidateNested({ each: true })
  @Type(() => PairDto)
  locked?: PairDto[];

  @ApiProperty({ required: false, type: [PairDto], maxItems: WISHES_MAX, description: 'Pairs that do not play.' })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(WISHES_MAX)
  @ValidateNested({ each: true })
  @Type(() => PairDto)
  forbidden?: PairDto[];

  @ApiProperty({
    required: false,
    type: [String],
    format: 'uuid',
    maxItems: WISHES_MAX,
    description: 'Players to whom the organiser gives a bye.',
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(WISHES_MAX)
  @IsUUID(undefined, { each: true })
  byes?: string[];
}

export class SwapPlayersDto extends RoundCommandDto {
  @AreTwoPlayers('Two players who change places.')
  players!: [string, string];
}

export class PublishRoundDto extends RoundCommandDto {
  @ApiProperty({
    required: false,
    minimum: 1,
    description: 'The version of the proposal that you have checked. A different proposal is not published.',
    example: 31,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  proposal?: number;

  @RoundMinutes('Starts the clock of the round with so many minutes.')
  minutes?: number;
}

export class WithdrawRoundDto extends RoundCommandDto {
  @IsLine(REASON_MAX, { example: 'A player was missing' })
  reason!: string;
}

export class EndTournamentDto extends CommandDto {
  @ApiProperty({
    required: false,
    default: false,
    description: 'Send `true` to end the tournament although rounds or stages are left.',
    example: false,
  })
  @MayBeAbsent()
  @IsBoolean()
  early?: boolean;
}

export class CancelTournamentDto extends CommandDto {
  @IsLine(REASON_MAX, { example: 'Too few players' })
  reason!: string;
}
