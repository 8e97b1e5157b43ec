import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, Matches } from 'class-validator';
import type { Json } from '../../../../platform/event-store/index.js';
import { MayBeAbsent } from '../../../../platform/http/index.js';
import { OrderDto } from '../expected-version.dto.js';

/** More than any round has; how many it may have, and how often it is repeated, is for the rules to say. */
const ANSWERS_MAX = 1_000;

export class ProposeRepetitionDto extends OrderDto {
  @ApiProperty({
    type: 'array',
    items: {},
    description:
      'All answers that are given in one round, those of your seat unless `seats` says otherwise, from a turn action to the next, in order. Objects are named by the ' +
      'ids that they have now; the game follows their cards. A waiting ability is named by the object that it is of.',
    example: [{ action: 'activate', source: 'o17', ability: 'turn' }, ['o31']],
  })
  @IsArray()
  @ArrayMaxSize(ANSWERS_MAX)
  round!: Json[];

  @ApiProperty({
    required: false,
    type: [String],
    description:
      'Whose each answer of `round` is, where some are those of others, who agree to them with the number; the first is of ' +
      'your seat. Absent: all are of your seat.',
    example: ['p1', 'p2'],
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(ANSWERS_MAX)
  @Matches(/^p[1-8]$/, { each: true })
  seats?: string[];

  @ApiProperty({ description: 'A whole number of rounds.', minimum: 1, example: 12 })
  @IsInt()
  times!: number;
}
