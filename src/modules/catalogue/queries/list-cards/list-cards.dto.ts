import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { PageQuery } from '../../../../platform/http/index.js';

export class ListCardsDto extends PageQuery {
  @ApiProperty({ example: 'lorcana' })
  @Matches(/^[a-z]{1,20}$/)
  game!: string;
}

/** Documentation only: which attributes a card has is its game's business. */
@ApiSchema({ description: 'Public facts of a card; which ones there are depends on the game.' })
export class CardDto {
  @ApiProperty({ example: '1-7' })
  id!: string;

  @ApiProperty({ example: 'HeiHei' })
  name!: string;
}
