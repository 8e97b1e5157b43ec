import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { IsLine, MayBeAbsent } from '../../../../platform/http/index.js';
import { DeckListDto } from '../../queries/validate-deck/validate-deck.dto.js';

export class CreateDeckDto extends DeckListDto {
  @IsLine(80, { example: 'Ruby and Amethyst' })
  name!: string;

  @ApiProperty({ required: false, format: 'uuid', description: "Whose deck it is; of a player's key, that player." })
  @MayBeAbsent()
  @IsUUID()
  playerId?: string;
}
