import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { KeptRootOfBody } from '../../commands/request-audit/request-audit.dto.js';
import { FindingDto } from '../../finding.dto.js';
import { AUDIT_STATUSES, type RequestedAudit } from './get-audit.query.js';

export class AuditParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class AuditResultDto {
  @ApiProperty({ example: true })
  ok!: boolean;

  @ApiProperty({ description: 'How far the ledger went.', example: 4711 })
  position!: number;

  @ApiProperty({
    description: 'The root there, which the events lead to where nothing was found.',
    example: '9f86d081884c7d65…',
  })
  root!: string;

  @ApiProperty({ example: 4711 })
  events!: number;

  @ApiProperty({ example: 93 })
  streams!: number;

  @ApiProperty({ description: 'How many findings there are.', example: 0 })
  found!: number;

  @ApiProperty({ type: [FindingDto], description: 'The first 100 of them.', example: [] })
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

  @ApiProperty({ description: 'From 0 to 1.', example: 0.4 })
  progress!: number;

  @ApiProperty({ type: [KeptRootOfBody], description: 'The roots that it was asked about.' })
  roots!: readonly KeptRootOfBody[];

  @ApiProperty({ type: AuditResultDto, nullable: true, description: 'Once it is done.' })
  result!: AuditResultDto | null;
}
