import { ApiProperty, OmitType } from '@nestjs/swagger';
import { type Read, READS } from '../looks/look.js';
import { RangeQuery } from './history.dto.js';

/** A part of the looks at a game, by their versions. */
export class ListLooksDto extends OmitType(RangeQuery, ['as', 'reason']) {}

export class LookedByDto {
  @ApiProperty({ description: 'The role by which they could.', example: 'judge' })
  role!: string;

  @ApiProperty({ example: '0193a5a0-5d17-7b1c-8a2e-4f5061728394' })
  keyId!: string;

  @ApiProperty({ required: false, format: 'uuid', description: 'Where the key is of a player.' })
  playerId?: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, example: null })
  accountId!: string | null;
}

export class LookDto {
  @ApiProperty({ description: 'In the record of looks at this game: its name.', example: 3 })
  version!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:04:05.678Z' })
  at!: string;

  @ApiProperty({ type: LookedByDto })
  by!: LookedByDto;

  @ApiProperty({ enum: READS, description: 'Where it was first seen.', example: 'state' })
  read!: Read;

  @ApiProperty({ description: 'Through whose eyes: a seat, judge, or everything.', example: 'p2' })
  viewer!: string;

  @ApiProperty({ description: 'The first version of the game that was seen.', example: 17 })
  from!: number;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'The last one; null while somebody follows the game, or where nobody knows how far they did.',
    example: 17,
  })
  to!: number | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'A call at table 4' })
  reason!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When somebody who followed the game left it.',
    example: null,
  })
  endedAt!: string | null;
}

export class LooksDto {
  @ApiProperty({ type: [LookDto] })
  items!: readonly LookDto[];

  @ApiProperty({ type: 'string', nullable: true, description: 'Path of what follows; null at the end.', example: null })
  next!: string | null;
}
