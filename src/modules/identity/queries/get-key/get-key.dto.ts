import { ApiProperty } from '@nestjs/swagger';
import { KeySummaryDto } from '../../commands/issue-key/issue-key.dto.js';

export class KeyDetailsDto extends KeySummaryDto {
  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  createdAt!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '7d51b08e643f9c2a',
    description: 'The key or session that made it.',
  })
  issuedBy!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: null })
  revokedAt!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: null, description: 'The key or session that revoked it.' })
  revokedBy!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'Until then the secret before the last rotation is good.',
  })
  previousUntil!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: '2026-11-21T10:00:00.000Z',
    description: 'To the minute.',
  })
  lastUsedAt!: string | null;
}
