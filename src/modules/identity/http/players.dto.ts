import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { IsLine, MayBeAbsent, PageQuery } from '../../../platform/http/index.js';
import { AreLines, LineAnswerDto } from '../lines/lines.dto.js';
import { LOCAL_ROLES, type LocalRole } from '../access/roles.js';

/** The suffix of a player's name that other players have, too. */
export const IsTag = (): PropertyDecorator =>
  ApiProperty({
    required: false,
    description: 'If other players have the same name: the end of the id, shown behind it.',
    example: '4c5b6a',
  });

export class PlayerParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class PlayerDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  id!: string;

  @ApiProperty({ example: 'Player One' })
  name!: string;

  @IsTag()
  tag?: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  createdAt!: string;

  @ApiProperty({
    required: false,
    format: 'uuid',
    description: 'The player that this record counts for, if it is merged into another one.',
  })
  mergedInto?: string;
}

export class CreatePlayerDto {
  @IsLine(80, { example: 'Player One' })
  name!: string;
}

export const PLAYERS_MAX = 500;

export class CreatePlayersDto {
  @AreLines(CreatePlayerDto, PLAYERS_MAX)
  lines!: unknown[];
}

class CreatedPlayerLineDto extends LineAnswerDto {
  @ApiProperty({
    required: false,
    description: "The player's key, unless the line was sent before.",
    example: 'kifu_3f9c2a7d51b08e64_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  key?: string;
}

export class CreatedPlayersDto {
  @ApiProperty({ type: [CreatedPlayerLineDto], description: 'One for each line, in their order.' })
  lines!: readonly CreatedPlayerLineDto[];
}

export class RenamePlayerDto extends CreatePlayerDto {}

export class CreatedPlayerDto extends PlayerDto {
  @ApiProperty({
    description: 'The key of the player. It is shown only here.',
    example: 'kifu_3f9c2a7d51b08e64_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  key!: string;
}

export class NamedPlaceDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  id!: string;

  @ApiProperty({ example: 'Spring season' })
  name!: string;
}

export class RoleOfPlayerDto {
  @ApiProperty({ enum: LOCAL_ROLES, example: 'head-judge' })
  role!: LocalRole;

  @ApiProperty({ type: NamedPlaceDto, nullable: true, description: 'Null for a role in an organisation.' })
  league!: NamedPlaceDto | null;

  @ApiProperty({
    type: NamedPlaceDto,
    nullable: true,
    description: 'The role counts in all leagues of it. Null for a role in one league.',
  })
  organisation!: NamedPlaceDto | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  givenAt!: string;
}

export class ListPlayersDto extends PageQuery {
  @MayBeAbsent()
  @IsLine(80, {
    required: false,
    example: 'one pl',
    description:
      'The beginnings of words of the name. Case, accents and order do not matter: `one pl` finds Player One.',
  })
  name?: string;
}
