import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { CardSetDto } from '../list-card-sets/list-card-sets.dto.js';
import { CARD_SET_NAME } from '../list-cards/list-cards.dto.js';

export class CardSetParams {
  @ApiProperty({ description: 'The version, or the hash.', example: '3' })
  @Matches(CARD_SET_NAME)
  version!: string;
}

export class CardSetQuery {
  @ApiProperty({ example: 'lorcana' })
  @Matches(/^[a-z]{1,20}$/)
  game!: string;
}

export class CardSetDetailsDto extends CardSetDto {
  @ApiProperty({ description: 'Where its cards are listed.', example: '/v1/cards?game=lorcana&cardSet=5f2d1c…' })
  cards!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Where the report of its import is; for admins and organisers.',
    example: '/v1/catalogue/imports/0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912/report',
  })
  report!: string | null;
}
