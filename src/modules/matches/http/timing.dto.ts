import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min, ValidateBy, ValidateNested } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { type Timing, timing } from '../domain/events.js';

/** A day; and no less than a slow connection needs to answer at all. */
const SECONDS = { max: 86_400, min: 5 } as const;
const INCREMENT_MAX = 600;

export class BankDto {
  @ApiProperty({ minimum: SECONDS.min, maximum: SECONDS.max, example: 1500 })
  @IsInt()
  @Min(SECONDS.min)
  @Max(SECONDS.max)
  seconds!: number;

  @ApiProperty({
    minimum: 0,
    maximum: INCREMENT_MAX,
    example: 10,
    description: 'Seconds added for each finished turn of the seat.',
  })
  @IsInt()
  @Min(0)
  @Max(INCREMENT_MAX)
  incrementSeconds!: number;
}

export class TurnTimeDto {
  @ApiProperty({ minimum: SECONDS.min, maximum: SECONDS.max, example: 240 })
  @IsInt()
  @Min(SECONDS.min)
  @Max(SECONDS.max)
  seconds!: number;

  @ApiProperty({
    required: false,
    enum: ['lot'],
    description:
      'Only for a draft: at the end of the time a lot answers for the seat, and the seat drafts on. Without it, the seat leaves the game.',
  })
  @MayBeAbsent()
  @IsIn(['lot'])
  atEnd?: 'lot';
}

export class DisconnectDto {
  @ApiProperty({ minimum: SECONDS.min, maximum: SECONDS.max, example: 120 })
  @IsInt()
  @Min(SECONDS.min)
  @Max(SECONDS.max)
  graceSeconds!: number;
}

/** What time each seat has in each game; at least one of the three. */
export class TimingDto {
  @ApiProperty({
    required: false,
    type: BankDto,
    description: 'The time of a seat for a whole game. It runs while the seat has a decision.',
  })
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => BankDto)
  bank?: BankDto;

  @ApiProperty({
    required: false,
    type: TurnTimeDto,
    description: 'The thinking time of a seat within one turn of any player.',
  })
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => TurnTimeDto)
  turn?: TurnTimeDto;

  @ApiProperty({
    required: false,
    type: DisconnectDto,
    description:
      'How long a seat may be absent: without a stream of the game, a heartbeat or an action. No effect in a paper match (`randomness: asserted`).',
  })
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => DisconnectDto)
  disconnect?: DisconnectDto;
}

/** As it is recorded. */
export const timingOf = (dto: TimingDto): Timing => timing(dto, 'timing');

const LIMITS = ['bank', 'turn', 'disconnect'] as const;

/** A property that may be a timing; one that limits nothing is none. */
export function IsTiming(description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ required: false, type: TimingDto, description }),
    MayBeAbsent(),
    ValidateNested(),
    Type(() => TimingDto),
    ValidateBy({
      name: 'limitsSomething',
      validator: {
        validate: (value) => value instanceof TimingDto && LIMITS.some((limit) => value[limit] !== undefined),
        defaultMessage: (at) => `${at?.property ?? 'timing'} must have ${LIMITS.join(', ')}, or several of them`,
      },
    }),
  );
}
