import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsUUID, Matches } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { PUBLIC_EVENT_KINDS, type PublicEventKind } from '../events/public-event.js';

export class FollowEventsDto {
  @ApiProperty({
    required: false,
    enum: PUBLIC_EVENT_KINDS,
    isArray: true,
    description: 'Repeated, or separated by commas; without it, all.',
  })
  @MayBeAbsent()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(PUBLIC_EVENT_KINDS.length)
  @IsIn(PUBLIC_EVENT_KINDS, { each: true })
  kinds: PublicEventKind[] = [...PUBLIC_EVENT_KINDS];

  @ApiProperty({ required: false, format: 'uuid', description: 'Only what happens in this league.' })
  @MayBeAbsent()
  @IsUUID()
  league?: string;

  @ApiProperty({
    required: false,
    description: 'The id of an event, or a position of the ledger; what comes after it is told. 0 for everything.',
    example: '4711.1',
  })
  @MayBeAbsent()
  @Matches(/^\d{1,15}(\.\d{1,3})?$/)
  after?: string;
}
