import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeAbsent, PageQuery } from '../../../../platform/http/index.js';
import { DELIVERY_STATES, type DeliveryState } from './list-deliveries.query.js';

export class ListDeliveriesDto extends PageQuery {
  @ApiProperty({ required: false, enum: DELIVERY_STATES, example: 'failed' })
  @MayBeAbsent()
  @IsIn(DELIVERY_STATES)
  status?: DeliveryState;
}

export class DeliveryDto {
  @ApiProperty({ description: 'Of the event, in the ledger.', example: 4712 })
  position!: number;

  @ApiProperty({ example: 'match.ended' })
  kind!: string;

  @ApiProperty({ enum: DELIVERY_STATES, example: 'delivered' })
  status!: DeliveryState;

  @ApiProperty({ example: 1 })
  attempts!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The status of the last answer.', example: 204 })
  lastStatus!: number | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why the last try failed.', example: null })
  lastError!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-11-21T10:00:01.000Z' })
  lastAttemptAt!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-11-21T10:00:01.000Z' })
  deliveredAt!: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  createdAt!: string;
}
