import { ApiProperty } from '@nestjs/swagger';
import { IsLine } from '../../../../platform/http/index.js';
import { PlayerDto } from '../../queries/get-player/get-player.dto.js';

export class CreatePlayerDto {
  @IsLine(80, { example: 'Player One' })
  name!: string;
}

export class CreatedPlayerDto extends PlayerDto {
  @ApiProperty({
    description: "The player's key. It is shown this once.",
    example: 'kifu_3f9c2a7d51b08e64_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  key!: string;
}
