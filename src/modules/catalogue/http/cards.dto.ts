import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import type { CardReport, UnscriptedText } from '../../../engine/index.js';
import { IsLine, MayBeAbsent, PageQuery } from '../../../platform/http/index.js';
import type { CardSetSource, CardTotals, ListedCardSet } from '../card-sets/card-set.js';

/** A version counts from 0, a hash is one of 64 digits. */
const CARD_SET_NAME = /^(\d{1,9}|[0-9a-f]{64})$/;

export const CARD_STATUSES: readonly CardReport['status'][] = ['scripted', 'partly', 'unscripted'];

/** The figures of a cost add up to no more. */
const COST_MAX = 1000;

/** As many as a deck has different ones; together they still fit into an address. */
const IDS = /^[A-Za-z0-9._:-]{1,40}(,[A-Za-z0-9._:-]{1,40}){0,99}$/;

const WORD = /^[A-Za-z0-9-]{1,40}$/;

export class ListCardsDto extends PageQuery {
  @ApiProperty({ example: 'lorcana' })
  @Matches(/^[a-z]{1,20}$/)
  game!: string;

  @ApiProperty({
    required: false,
    description: 'The version or the hash of a card set. Without it, the card set that new matches use.',
    example: '3',
  })
  @MayBeAbsent()
  @Matches(CARD_SET_NAME)
  cardSet?: string;

  @MayBeAbsent()
  @IsLine(80, {
    required: false,
    description:
      'Words; each must occur in the id, the name, the classifications or our paraphrase. Neither case nor accents matter.',
    example: 'boat snack',
  })
  text?: string;

  @ApiProperty({ required: false, description: 'A card type of the game.', example: 'character' })
  @MayBeAbsent()
  @Matches(WORD)
  type?: string;

  @ApiProperty({ required: false, description: 'An ink, an element, a magic or a domain.', example: 'ruby' })
  @MayBeAbsent()
  @Matches(WORD)
  colour?: string;

  @ApiProperty({ required: false, description: 'A printed keyword.', example: 'evasive' })
  @MayBeAbsent()
  @Matches(WORD)
  keyword?: string;

  @ApiProperty({
    required: false,
    minimum: 0,
    maximum: COST_MAX,
    description:
      'The least sum of the figures of the printed cost. If a cost offers a choice, its first alternative counts.',
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(COST_MAX)
  costMin?: number;

  @ApiProperty({
    required: false,
    minimum: 0,
    maximum: COST_MAX,
    description: 'The greatest sum of the figures of the printed cost.',
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(COST_MAX)
  costMax?: number;

  @ApiProperty({ required: false, enum: CARD_STATUSES, description: 'How much of the text the engine carries out.' })
  @MayBeAbsent()
  @IsIn(CARD_STATUSES)
  status?: CardReport['status'];

  @ApiProperty({
    required: false,
    description: 'Only the cards with these ids: at most 100, separated by commas.',
    example: '1-7,1-22',
  })
  @MayBeAbsent()
  @Matches(IDS)
  ids?: string;
}

export class UnscriptedTextDto implements UnscriptedText {
  @ApiProperty({ example: 'text-1', description: 'The name of the text on the card. The name is our own.' })
  name!: string;

  @ApiProperty({ example: '5f2d1c…', description: 'Distinguishes texts without containing them.' })
  fingerprint!: string;

  @ApiProperty({
    enum: ['action', 'trigger', 'cost', 'rest'] satisfies UnscriptedText['due'][],
    description:
      'When the controller carries the text out: playing the action, on an event, for a cost, or by an invocation while no effect is resolving.',
  })
  due!: UnscriptedText['due'];
}

/** Documentation only: which attributes a card has is its game's business. */
@ApiSchema({ description: 'Public facts of a card. Further facts depend on the game.' })
export class CardDto {
  @ApiProperty({ example: '1-7' })
  id!: string;

  @ApiProperty({ example: 'HeiHei' })
  name!: string;

  @ApiProperty({ enum: CARD_STATUSES, description: 'How much of the text the engine carries out.' })
  status!: CardReport['status'];

  @ApiProperty({ type: [UnscriptedTextDto], description: 'The texts that the player carries out by hand.' })
  unscripted!: readonly UnscriptedTextDto[];
}

export class ListCardSetsDto extends PageQuery {
  @ApiProperty({ example: 'lorcana' })
  @Matches(/^[a-z]{1,20}$/)
  game!: string;
}

export class CardTotalsDto implements CardTotals {
  @ApiProperty({ example: 1655 })
  cards!: number;

  @ApiProperty({ example: 312, description: 'Cards whose whole text the engine carries out.' })
  scripted!: number;

  @ApiProperty({
    example: 268,
    description: 'Cards whose text the engine carries out in part, and the players in part.',
  })
  partly!: number;

  @ApiProperty({ example: 1075, description: 'Cards whose whole text the players carry out.' })
  unscripted!: number;
}

class CardSetSourceDto implements CardSetSource {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912' })
  importId!: string;

  @ApiProperty({ example: 'lorcanajson' })
  format!: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'allCards.json' })
  fileName!: string | null;

  @ApiProperty({ example: '9b74c9897bac770ffc029102a200c5de…' })
  fileSha256!: string;
}

export class CardSetDto implements ListedCardSet {
  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ description: 'SHA-256 of the canonical JSON of the cards.', example: '5f2d1c…' })
  hash!: string;

  @ApiProperty({ example: 3, description: 'Imported card sets count from 1. 0 is the card set of a release.' })
  version!: number;

  @ApiProperty({ example: true, description: 'Whether new matches use this card set.' })
  isCurrent!: boolean;

  @ApiProperty({ type: CardTotalsDto })
  totals!: CardTotalsDto;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  storedAt!: string;

  @ApiProperty({ type: CardSetSourceDto, nullable: true, description: 'The import; null for a card set of a release.' })
  source!: CardSetSourceDto | null;
}

export class CardSetParams {
  @ApiProperty({ description: 'The version or the hash of the card set.', example: '3' })
  @Matches(CARD_SET_NAME)
  version!: string;
}

export class CardSetQuery {
  @ApiProperty({ example: 'lorcana' })
  @Matches(/^[a-z]{1,20}$/)
  game!: string;
}

export class CardSetDetailsDto extends CardSetDto {
  @ApiProperty({ description: 'The address of the list of cards.', example: '/v1/cards?game=lorcana&cardSet=5f2d1c…' })
  cards!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The address of the report of the import, for admins and organisers.',
    example: '/v1/catalogue/imports/0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912/report',
  })
  report!: string | null;
}
