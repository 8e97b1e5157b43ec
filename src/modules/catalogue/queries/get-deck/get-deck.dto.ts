import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { DeckLineDto } from '../validate-deck/validate-deck.dto.js';

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

  @ApiProperty({ description: 'The rules it was judged by.', example: 'lorcana@2025-03-14' })
  ruleset!: string;

  @ApiProperty({ description: 'The content hash of the cards it was judged with.', example: '5f2d1c…' })
  cardSet!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, example: null })
  playerId!: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  createdAt!: string;
}

export class DeckDto extends DeckSummaryDto {
  @ApiProperty({ type: [DeckLineDto], description: 'One line per card and zone, by id.' })
  cards!: readonly DeckLineDto[];
}
