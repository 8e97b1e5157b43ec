import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { IsLine } from '../../../../platform/http/index.js';
import { ExpectedVersionDto, VERSION_MAX } from '../expected-version.dto.js';

const REASON_MAX = 500;

export class RetractDto extends ExpectedVersionDto {
  @ApiProperty({ minimum: 1, description: 'The last version that was written down rightly.', example: 15 })
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  to!: number;

  @IsLine(REASON_MAX, { example: 'The card that p2 drew was another one' })
  reason!: string;
}
