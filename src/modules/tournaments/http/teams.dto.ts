import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsUUID,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsLine, MayBeAbsent } from '../../../platform/http/index.js';
import { RESERVES_MAX } from '../desk/lineup-desk.js';
import { BOARDS_MAX, CommandDto, NamedPlayerDto, TABLE_MAX } from './common.dto.js';
import { TournamentDto } from './tournament.dto.js';

class NewMemberDto {
  @ApiProperty({ required: false, format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  @MayBeAbsent()
  @IsUUID()
  playerId?: string;

  @ValidateIf(({ playerId, name }: NewMemberDto) => playerId === undefined || name !== undefined)
  @IsLine(80, {
    required: false,
    description: 'The whole name of a player. A member without `playerId` needs it.',
    example: 'Player One',
  })
  name?: string;

  @ApiProperty({
    required: false,
    description: 'Whether the name is of a new player, whatever other players are called. Only staff makes players.',
    example: false,
  })
  @MayBeAbsent()
  @IsBoolean()
  isNew?: boolean;
}

export class RegisterTeamDto extends CommandDto {
  @IsLine(80, { example: 'The Red Dragons' })
  name!: string;

  @ApiProperty({
    type: [NewMemberDto],
    minItems: 2,
    maxItems: BOARDS_MAX,
    description: 'One for each board, in order.',
    example: [{ name: 'Player One' }, { name: 'Player Two' }, { name: 'Player Three' }],
  })
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(BOARDS_MAX)
  @ValidateNested({ each: true })
  @Type(() => NewMemberDto)
  members!: NewMemberDto[];

  @ApiProperty({
    required: false,
    minimum: 1,
    maximum: TABLE_MAX,
    description: 'A fixed table for the team. Only staff sets it.',
    example: 7,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(TABLE_MAX)
  table?: number;

  @ApiProperty({
    required: false,
    default: false,
    description: 'Whether unknown names become new players. Only staff makes players.',
    example: true,
  })
  @MayBeAbsent()
  @IsBoolean()
  newPlayers?: boolean;
}

class RegisteredTeamMembersDto {
  @ApiProperty({ format: 'uuid', description: 'The id of the team. The team takes part like a player.' })
  playerId!: string;

  @ApiProperty({ example: 'The Red Dragons' })
  name!: string;

  @ApiProperty({ type: [String], format: 'uuid', description: 'Players, in the order of the boards.' })
  members!: readonly string[];
}

export class RegisteredTeamDto {
  @ApiProperty({ type: TournamentDto })
  tournament!: TournamentDto;

  @ApiProperty({ type: RegisteredTeamMembersDto })
  team!: RegisteredTeamMembersDto;
}

export class ChangeLineupDto extends CommandDto {
  @ApiProperty({
    required: false,
    format: 'uuid',
    description: 'The team, or one of its players. By staff. Without it, it is your own team.',
  })
  @MayBeAbsent()
  @IsUUID()
  playerId?: string;

  @ApiProperty({
    type: [NewMemberDto],
    minItems: 2,
    maxItems: BOARDS_MAX + RESERVES_MAX,
    description:
      'One for each board, in order, and then the reserves. Players who are not named leave the team. They become ' +
      'reserves if they have sat at a board or have a penalty. They also do if the caller may not change the squad.',
    example: [{ name: 'Player Two' }, { name: 'Player Four' }, { name: 'Player Three' }],
  })
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(BOARDS_MAX + RESERVES_MAX)
  @ValidateNested({ each: true })
  @Type(() => NewMemberDto)
  members!: NewMemberDto[];

  @ApiProperty({
    required: false,
    default: false,
    description: 'Whether unknown names become new players. Only staff makes players.',
    example: false,
  })
  @MayBeAbsent()
  @IsBoolean()
  newPlayers?: boolean;
}

class ChangedLineupDto extends RegisteredTeamMembersDto {
  @ApiProperty({ type: [String], format: 'uuid', description: 'Players of the team who sit at no board.' })
  reserves!: readonly string[];
}

export class LineupChangedDto {
  @ApiProperty({ type: TournamentDto })
  tournament!: TournamentDto;

  @ApiProperty({ type: ChangedLineupDto, description: 'As the next published round has it.' })
  team!: ChangedLineupDto;
}

class IndividualDto extends NamedPlayerDto {
  @ApiProperty({ type: NamedPlayerDto })
  team!: NamedPlayerDto;

  @ApiProperty({ description: 'Whether the player sits at no board now.', example: false })
  isReserve!: boolean;

  @ApiProperty({ type: [Number], description: 'Boards of which the player has a result.', example: [1, 2] })
  boards!: readonly number[];

  @ApiProperty({ example: 2 })
  won!: number;

  @ApiProperty({ example: 1 })
  lost!: number;

  @ApiProperty({ example: 0 })
  drawn!: number;
}

export class IndividualsDto {
  @ApiProperty({ example: 12 })
  version!: number;

  @ApiProperty({
    type: [IndividualDto],
    description: 'More wins first, then more draws, then fewer losses. Empty where players play alone.',
  })
  items!: readonly IndividualDto[];
}
