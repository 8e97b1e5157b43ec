import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { FindingDto } from '../../finding.dto.js';
import { MATCH_PARTS, type MatchPart } from './match-audit.js';

export class AuditMatchParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class AuditedPartDto {
  @ApiProperty({
    enum: MATCH_PARTS,
    description: 'A stream; or `rows`: what tables hold that follow from all of them.',
    example: 'game',
  })
  kind!: MatchPart;

  @ApiProperty({
    format: 'uuid',
    description: 'Of a game also where it is about the looks at it.',
    example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081',
  })
  id!: string;

  @ApiProperty({ example: true })
  ok!: boolean;
}

export class MatchAuditDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7080' })
  matchId!: string;

  @ApiProperty({ example: true })
  ok!: boolean;

  @ApiProperty({ type: [AuditedPartDto] })
  parts!: readonly AuditedPartDto[];

  @ApiProperty({ description: 'How many findings there are.', example: 0 })
  found!: number;

  @ApiProperty({
    type: [FindingDto],
    description: 'The first 100 of them; what was expected and found is told to whoever may run audits.',
    example: [],
  })
  findings!: readonly FindingDto[];
}
