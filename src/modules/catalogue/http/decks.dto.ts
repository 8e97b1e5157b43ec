import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsGameName } from './names.decorators.js';
import { IsLine, MayBeAbsent, PageQuery } from '../../../platform/http/index.js';
import { AreLines } from '../../identity/index.js';
import { TEXT_FAULTS, type TextFault } from '../domain/deck-texts/index.js';
import type { SampleDeck } from '../domain/sample-decks.js';

class DeckLineDto {
  @ApiProperty({ description: 'The id of a card, from GET /v1/cards.', example: '1-7' })
  @IsString()
  @Matches(/^[A-Za-z0-9._:-]{1,40}$/)
  card!: string;

  @ApiProperty({ minimum: 1, maximum: 1000, example: 4 })
  @IsInt()
  @Min(1)
  @Max(1000)
  count!: number;

  @ApiProperty({
    required: false,
    description: 'The zone where these copies begin, in games that keep cards beside the deck.',
    example: 'deck',
  })
  @ValidateIf(({ zone }: DeckLineDto) => zone !== undefined)
  @IsString()
  @Matches(/^[A-Za-z0-9-]{1,40}$/)
  zone?: string;
}

export class DeckListDto {
  @IsGameName()
  game!: string;

  @IsLine(40, { example: 'core-constructed' })
  format!: string;

  @ApiProperty({ type: [DeckLineDto], minItems: 1, maxItems: 500 })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(500)
  @ValidateNested({ each: true })
  @Type(() => DeckLineDto)
  cards!: DeckLineDto[];
}

class CitedRuleDto {
  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: '2.1.1.1' })
  rule!: string;

  @ApiProperty({ description: 'Our own short title.', example: 'At least sixty cards' })
  title!: string;
}

class DeckFaultDto {
  @ApiProperty({ example: 'deck.too-small' })
  code!: string;

  @ApiProperty({ example: 'The deck has 59 cards; it needs at least 60.' })
  message!: string;

  @ApiProperty({ required: false, description: 'The faulty card, if the fault concerns a card.', example: '1-7' })
  card?: string;

  @ApiProperty({ type: [CitedRuleDto] })
  rules!: readonly CitedRuleDto[];
}

export class DeckVerdictDto {
  @ApiProperty({ example: false })
  legal!: boolean;

  @ApiProperty({ type: [DeckFaultDto] })
  faults!: readonly DeckFaultDto[];
}

const TEXT_MAX = 20_000;

export class DeckTextDto {
  @IsGameName()
  game!: string;

  @ApiProperty({ maxLength: TEXT_MAX, example: '4 HeiHei - Boat Snack\n2 Moana - Of Motunui' })
  @IsString()
  @MaxLength(TEXT_MAX)
  text!: string;
}

class NamedCardDto {
  @ApiProperty({ example: '1-7' })
  id!: string;

  @ApiProperty({ example: 'HeiHei - Boat Snack' })
  name!: string;
}

class TextFaultDto implements TextFault {
  @ApiProperty({ example: 3, description: 'The line of the text, from 1.' })
  line!: number;

  @ApiProperty({ enum: TEXT_FAULTS })
  code!: TextFault['code'];

  @ApiProperty({ example: 'No card of this set is called "HeyHey".' })
  message!: string;

  @ApiProperty({
    required: false,
    example: 4,
    description: 'The number of copies in the line, if it is a line of a card.',
  })
  count?: number;

  @ApiProperty({ type: [NamedCardDto], description: 'Cards that the line may mean.' })
  candidates!: readonly NamedCardDto[];
}

export class ReadDeckDto {
  @ApiProperty({ type: [DeckLineDto], description: 'The cards of the understood lines, in the order of the text.' })
  cards!: readonly DeckLineDto[];

  @ApiProperty({ type: [TextFaultDto] })
  faults!: readonly TextFaultDto[];
}

export class CreateDeckDto extends DeckListDto {
  @IsLine(80, { example: 'Ruby and Amethyst' })
  name!: string;

  @ApiProperty({
    required: false,
    format: 'uuid',
    description: 'The player of the deck. For the key of a player, it is always that player.',
  })
  @MayBeAbsent()
  @IsUUID()
  playerId?: string;
}

/** A deck of forty lines has 130 values, and a body 5,000 at most. */
export const DECKS_MAX = 50;

export class CreateDecksDto {
  @AreLines(CreateDeckDto, DECKS_MAX)
  lines!: unknown[];
}

export class DeckParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class DeckSummaryDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912' })
  id!: string;

  @ApiProperty({ example: 'Ruby and Amethyst' })
  name!: string;

  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: 'core-constructed' })
  format!: string;

  @ApiProperty({ description: 'SHA-256 of game, format and list.', example: 'e3b0c44298fc1c149afbf4c8996fb924…' })
  hash!: string;

  @ApiProperty({ description: 'The rules by which the deck was judged.', example: 'lorcana@2025-03-14' })
  ruleset!: string;

  @ApiProperty({ description: 'The content hash of the cards with which the deck was judged.', example: '5f2d1c…' })
  cardSet!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, example: null })
  playerId!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'The match in which the deck was drafted; null for other decks.',
    example: null,
  })
  draftId!: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  createdAt!: string;

  @ApiProperty({
    description: 'Whether the deck is public: its player published it, or it was played in a public match.',
    example: true,
  })
  public!: boolean;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When the player published the deck; null if the player does not publish it.',
    example: '2026-11-22T18:30:00.000Z',
  })
  publishedAt!: string | null;
}

export class DeckDto extends DeckSummaryDto {
  @ApiProperty({ type: [DeckLineDto], description: 'One line for each card and zone, ordered by card id.' })
  cards!: readonly DeckLineDto[];
}

export class PublishDeckDto {
  @ApiProperty({ description: 'Whether everybody may read the deck.', example: true })
  @IsBoolean()
  published!: boolean;
}

export class ListDecksDto extends PageQuery {
  @ApiProperty({ required: false, format: 'uuid', description: 'Only decks of this player.' })
  @MayBeAbsent()
  @IsUUID()
  player?: string;
}

export class SampleDecksQuery {
  @IsGameName()
  game!: string;
}

class SampleDeckDto implements SampleDeck {
  @ApiProperty({ example: 'ruby-amethyst' })
  name!: string;

  @ApiProperty({
    type: [String],
    description: 'The formats in which the deck is legal.',
    example: ['core-constructed'],
  })
  formats!: readonly string[];

  @ApiProperty({ type: [DeckLineDto] })
  cards!: readonly DeckLineDto[];
}

export class SampleDecksDto {
  @ApiProperty({ type: [SampleDeckDto] })
  items!: readonly SampleDeckDto[];
}
