import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { MayBeAbsent, RequestInvalid } from '../../../platform/http/index.js';
import {
  type Delay,
  type VisibilityTerms,
  type Publication,
  PUBLICATIONS,
  USUAL_TERMS,
} from '../terms/visibility-terms.js';

/** A day: longer than any game. */
const SECONDS_MAX = 86_400;
const TURNS_MAX = 100;

export class DelayDto {
  @ApiProperty({ required: false, minimum: 1, maximum: SECONDS_MAX, example: 300 })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(SECONDS_MAX)
  seconds?: number;

  @ApiProperty({
    required: false,
    minimum: 1,
    maximum: TURNS_MAX,
    description: 'The delay in turns of the game, counted over all seats.',
    example: 2,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(TURNS_MAX)
  turns?: number;
}

export class SpectatorTermsDto {
  @ApiProperty({
    required: false,
    type: DelayDto,
    description: 'The delay, in `seconds` or in `turns`. Without it, spectators see the game live.',
    example: { seconds: 300 },
  })
  @MayBeAbsent()
  @IsObject()
  @ValidateNested()
  @Type(() => DelayDto)
  delay?: DelayDto;
}

/** What requests may say about spectators and publication. */
export class VisibilityTermsDto {
  @ApiProperty({
    required: false,
    type: SpectatorTermsDto,
    description: 'The delay with which spectators see the game.',
  })
  @MayBeAbsent()
  @IsObject()
  @ValidateNested()
  @Type(() => SpectatorTermsDto)
  spectators?: SpectatorTermsDto;

  @ApiProperty({
    required: false,
    enum: PUBLICATIONS,
    default: USUAL_TERMS.publication,
    description: 'Whether hidden cards become public after the match. `open`: always. `consent`: if all players agree.',
  })
  @MayBeAbsent()
  @IsIn(PUBLICATIONS)
  publication?: Publication;
}

export class SeenDelayDto {
  @ApiProperty({
    type: DelayDto,
    nullable: true,
    description: 'The delay with which spectators see the game.',
    example: null,
  })
  delay!: Delay | null;
}

type Asked = { readonly [Term in keyof VisibilityTermsDto]: VisibilityTermsDto[Term] | undefined };

/**
 * The terms that a request asks for, as far as it says any; throws `RequestInvalid` for a delay by both or by neither.
 */
export function askedTerms({ spectators, publication }: Asked): Partial<VisibilityTerms> {
  return {
    ...(spectators !== undefined && { spectators: { delay: delayIn(spectators) } }),
    ...(publication !== undefined && { publication }),
  };
}

function delayIn({ delay }: SpectatorTermsDto): Delay | null {
  if (delay === undefined) return null;
  const { seconds, turns } = delay;
  if (seconds !== undefined && turns === undefined) return { seconds };
  if (turns !== undefined && seconds === undefined) return { turns };
  throw new RequestInvalid([
    { in: 'body', pointer: '/spectators/delay', message: 'delay must be by seconds or by turns' },
  ]);
}
