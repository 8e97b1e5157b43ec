import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length, Matches } from 'class-validator';
import { PlayerDto } from '../../queries/get-player/get-player.dto.js';

/** Text on one line that begins and ends with something visible. */
export const SINGLE_LINE = /^(?!\s)[^\p{Cc}]*(?<!\s)$/u;

export class CreatePlayerDto {
  @ApiProperty({ example: 'Player One', minLength: 1, maxLength: 80 })
  @IsString()
  @Length(1, 80)
  @Matches(SINGLE_LINE, { message: 'name must be one line without spaces around it' })
  name!: string;
}

export class CreatedPlayerDto extends PlayerDto {
  @ApiProperty({
    description: "The player's key. It is shown this once.",
    example: 'kifu_3f9c2a7d51b08e64_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  key!: string;
}
