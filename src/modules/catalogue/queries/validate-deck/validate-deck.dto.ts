import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsString,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsLine } from '../../../../platform/http/index.js';

export class DeckLineDto {
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
  @ApiProperty({ example: 'lorcana' })
  @IsString()
  @Matches(/^[a-z]{1,20}$/)
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

export class CitedRuleDto {
  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: '2.1.1.1' })
  rule!: string;

  @ApiProperty({ description: 'Our own short title.', example: 'At least sixty cards' })
  title!: string;
}

export class DeckFaultDto {
  @ApiProperty({ example: 'deck.too-small' })
  code!: string;

  @ApiProperty({ example: 'The deck has 59 cards; it needs at least 60.' })
  message!: string;

  @ApiProperty({ required: false, description: 'The card at fault, if one is.', example: '1-7' })
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
