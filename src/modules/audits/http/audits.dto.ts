import { ApiProperty } from '@nestjs/swagger';
import { Type as Convert } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsUUID, Matches, Max, Min, ValidateNested } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { MATCH_PARTS, type MatchPart } from '../match-audit.js';
import { AUDIT_STATUSES, type RequestedAudit } from '../queries/get-audit.js';
import { STREAM_KINDS, type StreamKind } from '../streams/stream-audits.js';
import { FindingDto } from './finding.dto.js';

export class AuditMatchParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

class AuditedPartDto {
  @ApiProperty({
    enum: MATCH_PARTS,
    description: 'The kind of the stream. `rows`: the derived rows of the match in lists and tables.',
    example: 'game',
  })
  kind!: MatchPart;

  @ApiProperty({
    format: 'uuid',
    description: 'The id of the checked record. The disclosures of a game have the id of the game.',
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

  @ApiProperty({ description: 'The number of findings.', example: 0 })
  found!: number;

  @ApiProperty({
    type: [FindingDto],
    description: 'At most the first 100 findings. Only callers who may run audits see expected and found values.',
    example: [],
  })
  findings!: readonly FindingDto[];
}

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
    description: 'Null if the first event of the stream is not readable.',
    example: 'case',
  })
  kind!: StreamKind | null;

  @ApiProperty({ example: true })
  ok!: boolean;

  @ApiProperty({ example: 7 })
  events!: number;

  @ApiProperty({
    description: 'The number of these events that have a place in the ledger, removed events included.',
    example: 7,
  })
  placed!: number;

  @ApiProperty({ description: 'The number of findings.', example: 0 })
  found!: number;

  @ApiProperty({ type: [FindingDto], description: 'The first 100 findings.', example: [] })
  findings!: readonly FindingDto[];
}

const ROOTS_MAX = 100;

class KeptRootOfBody {
  @ApiProperty({ minimum: 1, example: 4711 })
  @IsInt()
  @Min(1)
  @Max(1e15)
  position!: number;

  @ApiProperty({
    pattern: '^[0-9a-f]{64}$',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  })
  @Matches(/^[\da-f]{64}$/)
  root!: string;
}

export class RequestAuditDto {
  @ApiProperty({
    type: [KeptRootOfBody],
    required: false,
    maxItems: ROOTS_MAX,
    description: 'Roots of the ledger that you kept. The audit checks whether each of them still holds.',
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(ROOTS_MAX)
  @ValidateNested({ each: true })
  @Convert(() => KeptRootOfBody)
  roots: KeptRootOfBody[] = [];
}

export class AuditParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

class AuditResultDto {
  @ApiProperty({ example: true })
  ok!: boolean;

  @ApiProperty({ description: 'The newest position of the ledger at the time of the audit.', example: 4711 })
  position!: number;

  @ApiProperty({
    description: 'The root at this position. Without findings, the events lead to this root.',
    example: '9f86d081884c7d65…',
  })
  root!: string;

  @ApiProperty({ example: 4711 })
  events!: number;

  @ApiProperty({ example: 93 })
  streams!: number;

  @ApiProperty({ description: 'The number of findings.', example: 0 })
  found!: number;

  @ApiProperty({ type: [FindingDto], description: 'The first 100 findings.', example: [] })
  findings!: readonly FindingDto[];
}

export class AuditDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  id!: string;

  @ApiProperty({ enum: AUDIT_STATUSES, example: 'running' })
  status!: RequestedAudit['status'];

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:04:05.678Z' })
  requestedAt!: string;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: null })
  endedAt!: string | null;

  @ApiProperty({ description: 'The share of the work that is done, from 0 to 1.', example: 0.4 })
  progress!: number;

  @ApiProperty({ type: [KeptRootOfBody], description: 'The kept roots that the request named.' })
  roots!: readonly KeptRootOfBody[];

  @ApiProperty({ type: AuditResultDto, nullable: true, description: 'The result; null until the audit has ended.' })
  result!: AuditResultDto | null;
}
