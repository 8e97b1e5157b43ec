import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt } from 'class-validator';
import type { Json } from '../../../../platform/event-store/index.js';
import { OrderDto } from '../expected-version.dto.js';

/** More than any round has; how many it may have, and how often it is repeated, is for the rules to say. */
const ANSWERS_MAX = 1_000;

export class ProposeRepetitionDto extends OrderDto {
  @ApiProperty({
    type: 'array',
    items: {},
    description:
      'All answers that your seat gives in one round, from a turn action to the next, in order. Objects are named by the ' +
      'ids that they have now; the game follows their cards. A waiting ability is named by the object that it is of.',
    example: [{ action: 'activate', source: 'o17', ability: 'turn' }, ['o31']],
  })
  @IsArray()
  @ArrayMaxSize(ANSWERS_MAX)
  round!: Json[];

  @ApiProperty({ description: 'A whole number of rounds.', minimum: 1, example: 12 })
  @IsInt()
  times!: number;
}
