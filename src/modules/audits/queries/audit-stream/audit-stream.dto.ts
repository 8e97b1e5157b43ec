import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { FindingDto } from '../../finding.dto.js';
import { STREAM_KINDS, type StreamKind } from '../../streams/stream-audits.js';

export class StreamParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class StreamAuditDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  stream!: string;

  @ApiProperty({
    type: 'string',
    enum: Object.values(STREAM_KINDS),
    nullable: true,
    description: 'Null where its beginning tells nothing that there is.',
    example: 'case',
  })
  kind!: StreamKind | null;

  @ApiProperty({ example: true })
  ok!: boolean;

  @ApiProperty({ example: 7 })
  events!: number;

  @ApiProperty({ description: 'How many of them the ledger has, or had.', example: 7 })
  placed!: number;

  @ApiProperty({ description: 'How many findings there are.', example: 0 })
  found!: number;

  @ApiProperty({ type: [FindingDto], description: 'The first 100 of them.', example: [] })
  findings!: readonly FindingDto[];
}
