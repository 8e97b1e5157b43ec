import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { IsLine } from '../../../platform/http/index.js';

const REASON_MAX = 500;

export class MergePlayerDto {
  @ApiProperty({ format: 'uuid', description: 'The record to merge into the player of the address.' })
  @IsUUID()
  playerId!: string;

  @IsLine(REASON_MAX, { example: 'Registered twice at the door' })
  reason!: string;
}

export class SeparatePlayerDto {
  @ApiProperty({ format: 'uuid', description: 'The record to separate from the player of the address.' })
  @IsUUID()
  playerId!: string;

  @IsLine(REASON_MAX, { example: 'Two people of one name' })
  reason!: string;
}

export class MergedRecordDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'The name of the record itself.', example: 'Player 1' })
  name!: string;

  @ApiProperty({ format: 'date-time' })
  mergedAt!: string;

  @ApiProperty({ example: 'Registered twice at the door' })
  reason!: string;
}

export class PlayerRecordsDto {
  @ApiProperty({
    type: [MergedRecordDto],
    description: 'The records that are merged into the player, oldest merge first.',
  })
  items!: readonly MergedRecordDto[];
}
