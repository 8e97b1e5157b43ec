import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { TRF_EDITIONS, type TrfEdition } from '../../../competition/index.js';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { LINES_MAX } from '../desk/registration-line.js';
import { LINE_STATUSES } from '../desk/registration-list.js';
import { CommandDto, NamedPlayerDto, REPORT_MAX } from './common.dto.js';
import { TournamentDto } from './tournament.dto.js';

export class ReportQuery {
  @ApiProperty({
    required: false,
    enum: TRF_EDITIONS,
    default: 'trf16',
    description: 'The edition of the format: of 2016, which most programs read, or of 2026.',
    example: 'trf16',
  })
  @MayBeAbsent()
  @IsIn(TRF_EDITIONS)
  edition?: TrfEdition;
}

const STARTING_NUMBER_MAX = 9_999;

export class ReportChoiceDto {
  @ApiProperty({ minimum: 1, maximum: STARTING_NUMBER_MAX, description: 'The starting number.', example: 3 })
  @IsInt()
  @Min(1)
  @Max(STARTING_NUMBER_MAX)
  number!: number;

  @ApiProperty({ required: false, format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  @MayBeAbsent()
  @IsUUID()
  playerId?: string;

  @ApiProperty({ required: false, description: 'A new player, whatever other players are called.', example: true })
  @MayBeAbsent()
  @IsBoolean()
  isNew?: boolean;
}

export class ReadReportDto extends CommandDto {
  @ApiProperty({
    maxLength: REPORT_MAX,
    description: 'A report of FIDE (TRF16 or TRF26) with at most 500 players and 4,000 pairings.',
    example: '012 Club evening\r\n',
  })
  @IsString()
  @MaxLength(REPORT_MAX)
  report!: string;

  @ApiProperty({
    required: false,
    type: [ReportChoiceDto],
    maxItems: LINES_MAX,
    description: 'Names the players whom the service cannot find by name. It finds the other players itself.',
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => ReportChoiceDto)
  players?: ReportChoiceDto[];

  @ApiProperty({
    required: false,
    default: false,
    description: 'Whether unknown names become new players.',
    example: true,
  })
  @MayBeAbsent()
  @IsBoolean()
  newPlayers?: boolean;

  @ApiProperty({
    required: false,
    default: false,
    description: 'With `true`, nothing is recorded, and the answer shows what would happen.',
    example: false,
  })
  @MayBeAbsent()
  @IsBoolean()
  dryRun?: boolean;
}

export class ReportedPlayerDto {
  @ApiProperty({ description: 'The starting number.', example: 3 })
  number!: number;

  @ApiProperty({
    enum: [...LINE_STATUSES, 'disqualified'],
    description:
      '`entered`, `already-entered` and `new` take part. With any other status nothing is recorded: `players` names them.',
    example: 'entered',
  })
  status!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  playerId!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Player One' })
  name!: string | null;

  @ApiProperty({ type: [NamedPlayerDto] })
  candidates!: readonly NamedPlayerDto[];

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The last round of a player whose line ends before the last round. The player has dropped.',
    example: null,
  })
  leftAfter!: number | null;

  @ApiProperty({
    required: false,
    description:
      'Present if the rating in the report was not taken: the player keeps the rating of before, by an earlier registration or a correction. POST /v1/tournaments/{id}/ratings corrects it.',
    example: true,
  })
  ratingIgnored?: boolean;
}

export class ReportedRoundDto {
  @ApiProperty({ example: 1 })
  round!: number;

  @ApiProperty({ example: 4 })
  pairings!: number;

  @ApiProperty({ description: 'The number of pairings without a game because a player was absent.', example: 0 })
  forfeits!: number;

  @ApiProperty({ description: 'The players who have a bye because the number of players is odd.', example: 1 })
  byes!: number;

  @ApiProperty({ description: 'The players with an awarded bye that counts as a win.', example: 0 })
  fullByes!: number;

  @ApiProperty({ description: 'The players with a bye that counts as a draw.', example: 0 })
  halfByes!: number;

  @ApiProperty({ description: 'Players who missed the round, which is a loss.', example: 0 })
  absent!: number;
}

export class ReportReadDto {
  @ApiProperty({ type: TournamentDto })
  tournament!: TournamentDto;

  @ApiProperty({ type: [ReportedPlayerDto], description: 'The players, ordered by starting number.' })
  players!: readonly ReportedPlayerDto[];

  @ApiProperty({ type: [ReportedRoundDto] })
  rounds!: readonly ReportedRoundDto[];

  @ApiProperty({ description: 'Players with a bye in the next round. This bye is not recorded.', example: 0 })
  toCome!: number;

  @ApiProperty({ description: 'Registered players who are not in the report, and so in no round.', example: 0 })
  leftOut!: number;

  @ApiProperty({
    description:
      'Players whose points, in wins, differ from those in the report: the policy counts draws, byes or losses differently.',
    example: 0,
  })
  otherPoints!: number;
}
