import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { MayBeAbsent, PageQuery } from '../../../../platform/http/index.js';
import { type CardReport, type UnscriptedText } from '../../../../engine/index.js';

/** A version counts from 0, a hash is one of 64 digits. */
export const CARD_SET_NAME = /^(\d{1,9}|[0-9a-f]{64})$/;

export class ListCardsDto extends PageQuery {
  @ApiProperty({ example: 'lorcana' })
  @Matches(/^[a-z]{1,20}$/)
  game!: string;

  @ApiProperty({
    required: false,
    description: 'The version or the hash of a card set; otherwise the cards that new matches are played with.',
    example: '3',
  })
  @MayBeAbsent()
  @Matches(CARD_SET_NAME)
  cardSet?: string;
}

export class UnscriptedTextDto implements UnscriptedText {
  @ApiProperty({ example: 'text-1', description: 'What the card calls it; of our own making.' })
  name!: string;

  @ApiProperty({ example: '5f2d1c…', description: 'Tells texts apart without holding them.' })
  fingerprint!: string;

  @ApiProperty({
    enum: ['action', 'trigger', 'cost', 'rest'] satisfies UnscriptedText['due'][],
    description:
      'When its controller carries it out: playing the action, on an event, for a cost, or invoked while the game is at rest.',
  })
  due!: UnscriptedText['due'];
}

export const CARD_STATUSES: readonly CardReport['status'][] = ['scripted', 'partly', 'unscripted'];

/** Documentation only: which attributes a card has is its game's business. */
@ApiSchema({ description: 'Public facts of a card; which others there are depends on the game.' })
export class CardDto {
  @ApiProperty({ example: '1-7' })
  id!: string;

  @ApiProperty({ example: 'HeiHei' })
  name!: string;

  @ApiProperty({ enum: CARD_STATUSES, description: 'How much of it the engine carries out.' })
  status!: CardReport['status'];

  @ApiProperty({ type: [UnscriptedTextDto], description: 'What is left to its player.' })
  unscripted!: readonly UnscriptedTextDto[];
}
