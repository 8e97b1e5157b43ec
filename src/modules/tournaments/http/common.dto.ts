import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';

export const VERSION_MAX = 2 ** 31 - 1;
export const ROUNDS_MAX = 999;
export const TABLE_MAX = 9_999;

export const BOARDS_MAX = 8;

/** A rating of a federation. */
export const RATING_MAX = 9_999;

/** A report of FIDE: 500 players with 60 rounds. */
export const REPORT_MAX = 400_000;

export class TournamentParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

/** What every command takes. */
export class CommandDto {
  @ApiProperty({
    required: false,
    minimum: 1,
    description:
      'The version of the tournament on which you decided. Without it, the request applies to the newest version.',
    example: 17,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  expectedVersion?: number;
}

/** A command to one round. */
export class RoundCommandDto extends CommandDto {
  @ApiProperty({ minimum: 1, description: 'Rounds are numbered through the whole tournament.', example: 2 })
  @IsInt()
  @Min(1)
  @Max(ROUNDS_MAX)
  round!: number;
}

export class NamedPlayerDto {
  @ApiProperty({
    format: 'uuid',
    description: 'The id of the player. For a team: its id in the tournament.',
    example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a',
  })
  playerId!: string;

  @ApiProperty({ example: 'Player One' })
  name!: string;
}

/** The members of a team, as answers list them. */
export const HasMembers = (): PropertyDecorator =>
  ApiProperty({
    type: [NamedPlayerDto],
    description: 'The members of a team, in the order of its boards; empty if players play alone.',
  });

/** One match of a table. */
export const TakesBoard = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      required: false,
      minimum: 1,
      maximum: BOARDS_MAX,
      description:
        'The board, in a tournament of teams. Without it, a decision without play applies to all open boards of the table.',
      example: 2,
    }),
    MayBeAbsent(),
    IsInt(),
    Min(1),
    Max(BOARDS_MAX),
  );

/** A command to one table. */
export class TableCommandDto extends RoundCommandDto {
  @ApiProperty({ minimum: 1, maximum: TABLE_MAX, example: 3 })
  @IsInt()
  @Min(1)
  @Max(TABLE_MAX)
  table!: number;
}

/** A command to one match of a table. */
export class BoardCommandDto extends TableCommandDto {
  @TakesBoard()
  board?: number;
}
