import { ApiProperty } from '@nestjs/swagger';
import { ApiLog } from '../told.decorators.js';
import type { CitedEntry } from '../../domain/cited-log.js';

export class StepDto {
  @ApiProperty({ example: 17 })
  version!: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:04:05.678Z' })
  at!: string;

  @ApiProperty({ description: 'Type of the event that it followed from.', example: 'ActionTaken' })
  type!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Who acted, or in whose place a judge did.',
    example: 'p1',
  })
  seat!: string | null;

  @ApiProperty({ description: 'Hash of the event.', example: '9f86d081884c7d65…' })
  hash!: string;

  @ApiLog('What happened, in order, with the rules that made it so. What the viewer may not know is absent.')
  log!: readonly CitedEntry[];
}

export class LogDto {
  @ApiProperty({ type: [StepDto] })
  items!: readonly StepDto[];

  @ApiProperty({ type: 'string', nullable: true, description: 'Path of what follows; null at the end.', example: null })
  next!: string | null;
}
