import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { PageQuery } from '../../../../platform/http/index.js';
import { type CardSetSource, type CardTotals } from '../../card-sets/card-set.js';
import { type ListedCardSet } from './list-card-sets.query.js';

export class ListCardSetsDto extends PageQuery {
  @ApiProperty({ example: 'lorcana' })
  @Matches(/^[a-z]{1,20}$/)
  game!: string;
}

export class CardTotalsDto implements CardTotals {
  @ApiProperty({ example: 1655 })
  cards!: number;

  @ApiProperty({ example: 312, description: 'Carried out wholly by the engine.' })
  scripted!: number;

  @ApiProperty({ example: 268, description: 'Carried out in part by the engine, in part by their players.' })
  partly!: number;

  @ApiProperty({ example: 1075, description: 'Whatever their text says is left to their players.' })
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

  @ApiProperty({ example: 3, description: 'Imported sets count from 1; 0 came with a release.' })
  version!: number;

  @ApiProperty({ example: true, description: 'Whether new matches are played with it.' })
  isCurrent!: boolean;

  @ApiProperty({ type: CardTotalsDto })
  totals!: CardTotalsDto;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  storedAt!: string;

  @ApiProperty({ type: CardSetSourceDto, nullable: true, description: 'The import; null if it came with a release.' })
  source!: CardSetSourceDto | null;
}
