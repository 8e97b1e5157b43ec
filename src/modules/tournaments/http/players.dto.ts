import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsLine, MayBeAbsent } from '../../../platform/http/index.js';
import { LINES_MAX } from '../desk/registration-line.js';
import { LINE_STATUSES } from '../desk/registration-list.js';
import { CommandDto, NamedPlayerDto, RATING_MAX, REPORT_MAX, TABLE_MAX } from './common.dto.js';
import { TournamentDto } from './tournament.dto.js';

const REASON_MAX = 200;

export class SetRegistrationDto extends CommandDto {
  @ApiProperty({ description: 'Whether players can register.', example: true })
  @IsBoolean()
  open!: boolean;
}

export class RegistrationLineDto {
  @ApiProperty({ required: false, format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  @MayBeAbsent()
  @IsUUID()
  playerId?: string;

  @ValidateIf(({ playerId, name }: RegistrationLineDto) => playerId === undefined || name !== undefined)
  @IsLine(80, {
    required: false,
    description: 'The whole name of a player. A line without `playerId` needs it.',
    example: 'Player One',
  })
  name?: string;

  @ApiProperty({
    required: false,
    description: 'Whether the name is of a new player, whatever other players are called.',
    example: false,
  })
  @MayBeAbsent()
  @IsBoolean()
  isNew?: boolean;

  @MayBeAbsent()
  @IsLine(80, { required: false, description: 'Team, club or family; members are kept apart.', example: 'Red' })
  team?: string;

  @ApiProperty({
    required: false,
    minimum: 1,
    maximum: TABLE_MAX,
    description: 'A fixed table for the player.',
    example: 7,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(TABLE_MAX)
  table?: number;

  @ApiProperty({
    required: false,
    minimum: 1,
    maximum: RATING_MAX,
    description: 'A rating of a federation. It counts for tie-breakers by ratings, and for `seeding: "rating"`.',
    example: 1850,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(RATING_MAX)
  rating?: number;
}

export class RegisterPlayersDto extends CommandDto {
  @ApiProperty({ required: false, type: [RegistrationLineDto], minItems: 1, maxItems: LINES_MAX })
  @ValidateIf(({ lines, report }: RegisterPlayersDto) => report === undefined || lines !== undefined)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => RegistrationLineDto)
  lines?: RegistrationLineDto[];

  @ApiProperty({
    required: false,
    maxLength: REPORT_MAX,
    description:
      'A report of FIDE (TRF16 or TRF26), whose players follow the `lines` by their starting numbers. Lines and report together have at most 500 players. Rounds are not read: POST /v1/tournaments/{id}/trf reads them.',
    example: '012 Club evening\r\n',
  })
  @MayBeAbsent()
  @IsString()
  @MaxLength(REPORT_MAX)
  report?: string;

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

export class RegistrationAnswerDto {
  @ApiProperty({ description: 'From 1.', example: 1 })
  line!: number;

  @ApiProperty({
    enum: LINE_STATUSES,
    description:
      '`entered`, `waiting` and `new` are registered. Other lines are not registered: `similar` and `ambiguous` name candidates.',
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
    required: false,
    description:
      'Present if the line names a rating that was not taken: the player keeps the rating of before, by an earlier registration or a correction. POST /v1/tournaments/{id}/ratings corrects it.',
    example: true,
  })
  ratingIgnored?: boolean;
}

export class RegisteredDto {
  @ApiProperty({ type: TournamentDto })
  tournament!: TournamentDto;

  @ApiProperty({ type: [RegistrationAnswerDto], description: 'One for each line.' })
  lines!: readonly RegistrationAnswerDto[];
}

export class EnterTournamentDto extends CommandDto {
  @MayBeAbsent()
  @IsLine(80, { required: false, description: 'Team or club; members are kept apart.', example: 'Red' })
  team?: string;
}

export class CheckInDto extends CommandDto {
  @ApiProperty({
    required: false,
    type: [String],
    format: 'uuid',
    maxItems: LINES_MAX,
    description: 'For staff: the players to check in. Without it, you check in yourself.',
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LINES_MAX)
  @IsUUID(undefined, { each: true })
  playerIds?: string[];
}

export const DROP_KINDS = ['drop', 'no-show'] as const;

export class DropPlayerDto extends CommandDto {
  @ApiProperty({
    required: false,
    format: 'uuid',
    description: 'For staff: the player to drop. Without it, you drop yourself.',
  })
  @MayBeAbsent()
  @IsUUID()
  playerId?: string;

  @ApiProperty({ required: false, enum: DROP_KINDS, default: 'drop', example: 'drop' })
  @MayBeAbsent()
  @IsIn(DROP_KINDS)
  kind?: 'drop' | 'no-show';

  @MayBeAbsent()
  @IsLine(REASON_MAX, { required: false, example: 'Has to leave' })
  reason?: string;
}

export class PlayerCommandDto extends CommandDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  playerId!: string;
}

export class DisqualifyPlayerDto extends PlayerCommandDto {
  @IsLine(REASON_MAX, { example: 'Unsporting conduct' })
  reason!: string;
}

export class SubmitDeckDto extends CommandDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912' })
  @IsUUID()
  deckId!: string;

  @ApiProperty({
    required: false,
    format: 'uuid',
    description: 'For staff: the player of the deck. Without it, you name your own deck.',
  })
  @MayBeAbsent()
  @IsUUID()
  playerId?: string;
}

const SHOWN_STATUSES = ['entered', 'waiting', 'left-out', 'dropped', 'no-show', 'disqualified'] as const;

class PlayerWithDeckDto extends NamedPlayerDto {
  @ApiProperty({ description: 'Whether the player has named a deck for recorded matches.', example: false })
  hasDeck!: boolean;

  @ApiProperty({ description: 'Whether everybody can see the deck by the terms of the tournament.', example: false })
  showsDeck!: boolean;
}

export class TournamentPlayerDto extends PlayerWithDeckDto {
  @ApiProperty({
    type: [PlayerWithDeckDto],
    description:
      'The members of a team, in the order of its boards; empty if players play alone. Members have decks, and teams have none.',
  })
  members!: readonly PlayerWithDeckDto[];

  @ApiProperty({ type: [PlayerWithDeckDto], description: 'Players of a team who sit at no board.' })
  reserves!: readonly PlayerWithDeckDto[];

  @ApiProperty({ type: 'string', nullable: true, example: 'Red' })
  team!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'A fixed table for the player.', example: null })
  table!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'A rating of a federation.', example: 1850 })
  rating!: number | null;

  @ApiProperty({
    enum: SHOWN_STATUSES,
    description: '`left-out`: the tournament began without the player.',
    example: 'entered',
  })
  status!: string;

  @ApiProperty({ example: true })
  checkedIn!: boolean;

  @ApiProperty({ description: 'The first round that the player can play.', example: 1 })
  entersAt!: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The number of rounds that were published before the player left.',
    example: null,
  })
  leftAfter!: number | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why the player left.', example: 'Has to leave' })
  reason!: string | null;
}

export class TournamentPlayersDto {
  @ApiProperty({ example: 12 })
  version!: number;

  @ApiProperty({ type: [TournamentPlayerDto], description: 'In the order of registration.' })
  items!: readonly TournamentPlayerDto[];
}
