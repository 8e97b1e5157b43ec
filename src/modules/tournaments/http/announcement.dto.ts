import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsTimeZone, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { IsLine, IsMoment, MayBeAbsent } from '../../../platform/http/index.js';
import { CommandDto, ROUNDS_MAX } from './common.dto.js';

export const NAME_MAX = 80;
const PLACE_MAX = 200;
const TEXT_MAX = 1_000;
const PLANNED_MAX = 99;
const ZONE_MAX = 60;

const MayBeLine = (maxLength: number, example: string, description: string): PropertyDecorator =>
  applyDecorators(IsLine(maxLength, { required: false, example, description }), MayBeAbsent());

export class PlannedRoundDto {
  @ApiProperty({ minimum: 1, description: 'Rounds are numbered through the whole tournament.', example: 1 })
  @IsInt()
  @Min(1)
  @Max(ROUNDS_MAX)
  round!: number;

  @IsMoment({ required: true, example: '2026-12-05T10:00:00.000Z' })
  startsAt!: string;
}

/** Where and when a tournament is played, as the organiser announces it. */
export class AnnouncementBodyDto {
  @IsMoment({ description: 'When the tournament begins.', example: '2026-12-05T09:30:00.000Z' })
  startsAt?: string;

  @IsMoment({ description: 'When the tournament is expected to end.', example: '2026-12-05T18:00:00.000Z' })
  endsAt?: string;

  @ApiProperty({
    required: false,
    maxLength: ZONE_MAX,
    description: 'The IANA time zone of the place. Pages show the times in this zone.',
    example: 'Europe/Rome',
  })
  @MayBeAbsent()
  @MaxLength(ZONE_MAX)
  @IsTimeZone()
  timeZone?: string;

  @MayBeLine(PLACE_MAX, 'Community hall, 1 Market Square', 'Where the tournament is played.')
  place?: string;

  @MayBeLine(TEXT_MAX, 'Bring a printed decklist.', 'What players should know.')
  about?: string;

  @MayBeLine(TEXT_MAX, 'A booster for each match that is won.', 'What can be won.')
  prizes?: string;

  @ApiProperty({
    required: false,
    type: [PlannedRoundDto],
    maxItems: PLANNED_MAX,
    description: 'When rounds are to begin, the first one first.',
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(PLANNED_MAX)
  @ValidateNested({ each: true })
  @Type(() => PlannedRoundDto)
  rounds?: PlannedRoundDto[];
}

export class ChangeAnnouncementDto extends IntersectionType(CommandDto, AnnouncementBodyDto) {
  @MayBeLine(NAME_MAX, 'Friday evening', 'A new name of the tournament; otherwise its name stays.')
  name?: string;
}

/** An announcement as it is answered: everything that was not said is null. */
export class AnnouncementDto {
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-12-05T09:30:00.000Z' })
  startsAt!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-12-05T18:00:00.000Z' })
  endsAt!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Europe/Rome' })
  timeZone!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Community hall, 1 Market Square' })
  place!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Bring a printed decklist.' })
  about!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'A booster for each match that is won.' })
  prizes!: string | null;

  @ApiProperty({ type: [PlannedRoundDto] })
  rounds!: readonly PlannedRoundDto[];
}
