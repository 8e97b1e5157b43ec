import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { IsLine, MayBeAbsent } from '../../../platform/http/index.js';
import { CorrectionDto } from '../../games/index.js';
import { IsEngineName, IsSeat } from '../../matches/index.js';
import { PENALTIES, type PenaltyKind } from '../domain/events.js';

export const VERSION_MAX = 2 ** 31 - 1;
const TEXT_MAX = 4_000;
const SEATS_MAX = 8;

export class CaseParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class CaseTextDto {
  @ApiProperty({ minLength: 1, maxLength: TEXT_MAX, example: 'The location gives one lore at the start of the turn.' })
  @IsString()
  @MinLength(1)
  @MaxLength(TEXT_MAX)
  text!: string;
}

class CitingDto extends CaseTextDto {
  @ApiProperty({ required: false, description: 'Number of a rule in the rulebook of the game.', example: '4.2.2.2' })
  @MayBeAbsent()
  @IsString()
  @Matches(/^[A-Za-z0-9.]{1,20}$/)
  rule?: string;
}

export class OpenCaseDto extends CitingDto {
  @ApiProperty({ format: 'uuid', description: 'The game.' })
  @IsUUID()
  gameId!: string;

  @ApiProperty({
    minimum: 2,
    description: 'The contested step, by the version of the game that the step made.',
    example: 17,
  })
  @IsInt()
  @Min(2)
  @Max(VERSION_MAX)
  step!: number;

  @IsLine(120, { example: 'A triggered ability was forgotten' })
  claim!: string;
}

export class AssignCaseDto {
  @IsLine(80, { example: 'Judge of tables 1 to 20' })
  judge!: string;
}

export class RewindDto {
  @ApiProperty({ minimum: 1, description: 'The version from which the game continues.', example: 16 })
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  to!: number;
}

export class ResultDto {
  @ApiProperty({
    type: [String],
    description: 'A draw has no winners. Without winners and without a draw, all seats have lost.',
    example: ['p1'],
  })
  @IsArray()
  @ArrayMaxSize(SEATS_MAX)
  @IsSeat({ each: true })
  winners!: readonly string[];

  @ApiProperty({ example: false })
  @IsBoolean()
  draw!: boolean;
}

const GAMES_MAX = 5;

class SeatScoreDto {
  @ApiProperty({ example: 'p1' })
  @IsSeat()
  seat!: string;

  @ApiProperty({
    minimum: 0,
    maximum: GAMES_MAX,
    description: 'The number of games that the seat has won.',
    example: 2,
  })
  @IsInt()
  @Min(0)
  @Max(GAMES_MAX)
  won!: number;
}

export class MatchResultDto extends ResultDto {
  @ApiProperty({
    required: false,
    type: [SeatScoreDto],
    maxItems: SEATS_MAX,
    description: 'The score, such as 2–1, with each seat once. Without it, the games count as they were played.',
    example: [
      { seat: 'p1', won: 2 },
      { seat: 'p2', won: 1 },
    ],
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(SEATS_MAX)
  @ValidateNested({ each: true })
  @Type(() => SeatScoreDto)
  readonly score?: readonly SeatScoreDto[];

  @ApiProperty({
    required: false,
    minimum: 0,
    maximum: GAMES_MAX,
    description: 'The number of drawn games. Only with a `score`.',
    example: 0,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(0)
  @Max(GAMES_MAX)
  drawnGames?: number;
}

export class InvokeDto {
  @ApiProperty({ example: 'p1' })
  @IsSeat()
  seat!: string;

  @ApiProperty({ example: 'o17' })
  @IsEngineName()
  object!: string;

  @ApiProperty({ example: 'text-1' })
  @IsString()
  @MaxLength(80)
  ability!: string;
}

class PenaltyDto {
  @ApiProperty({ example: 'p1' })
  @IsSeat()
  seat!: string;

  @ApiProperty({ description: 'The id of an infraction in the penalty guidelines of the game.', example: 'slow-play' })
  @Matches(/^[a-z-]{1,40}$/)
  infraction!: string;

  @ApiProperty({ enum: PENALTIES, example: 'warning' })
  @IsIn(PENALTIES)
  penalty!: PenaltyKind;
}

export class RuleOnCaseDto extends CitingDto {
  @ApiProperty({ description: 'Whether the judge upholds the claim.', example: true })
  @IsBoolean()
  upheld!: boolean;

  @ApiProperty({ required: false, type: RewindDto, description: 'The game continues from an earlier step.' })
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => RewindDto)
  rewind?: RewindDto;

  @ApiProperty({
    required: false,
    type: InvokeDto,
    description: 'A forgotten unscripted text applies now.',
  })
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => InvokeDto)
  invoke?: InvokeDto;

  @ApiProperty({
    required: false,
    type: CorrectionDto,
    description:
      'Acts of the judge that correct the game, such as a missed effect or wrong damage. Their consequences follow by the rules. With a rewind, the acts apply to the game at that version, and name the objects of that version.',
  })
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => CorrectionDto)
  correction?: CorrectionDto;

  @ApiProperty({ required: false, type: ResultDto, description: 'The result of the game, in any state of the game.' })
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => ResultDto)
  result?: ResultDto;

  @ApiProperty({
    required: false,
    enum: [true],
    description: 'No player can stop a loop. The game ends by its rule for such loops. Leave `result` out.',
  })
  @MayBeAbsent()
  @Equals(true)
  loop?: true;

  @ApiProperty({
    required: false,
    type: MatchResultDto,
    description: 'The result of the match, independent of its games.',
  })
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => MatchResultDto)
  matchResult?: MatchResultDto;

  @ApiProperty({ required: false, type: [PenaltyDto] })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(SEATS_MAX)
  @ValidateNested({ each: true })
  @Type(() => PenaltyDto)
  penalties?: PenaltyDto[];
}
