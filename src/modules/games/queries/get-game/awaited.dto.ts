import { ApiProperty } from '@nestjs/swagger';

const KINDS = ['cards', 'pick', 'choice'] as const;

/** Chance of a paper match that the game waits to be told. */
export class AwaitedDto {
  @ApiProperty({ description: 'By which it is told.', example: 'p1.deck' })
  label!: string;

  @ApiProperty({
    enum: KINDS,
    description: '`cards` of a pile, the topmost first; a `pick` of cards at random; a `choice` of one of `among`.',
    example: 'cards',
  })
  kind!: (typeof KINDS)[number];

  @ApiProperty({ required: false, description: 'Whose cards.', example: 'p1' })
  seat?: string;

  @ApiProperty({ description: 'How many of them are to be told.', example: 2 })
  count!: number;

  @ApiProperty({ required: false, type: [String], description: 'The possible outcomes of a choice.' })
  among?: readonly string[];
}
