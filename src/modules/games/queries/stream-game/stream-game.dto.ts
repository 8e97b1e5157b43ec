import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { AsQuery } from '../../access/as.dto.js';
import { VERSION_MAX } from '../../commands/expected-version.dto.js';
import { IsFlag, MayBeAbsent } from '../../../../platform/http/index.js';

export class StreamGameDto extends AsQuery {
  @ApiProperty({
    required: false,
    minimum: 0,
    description: 'Begin after this version; 0 tells everything. Without it, what is new. Last-Event-ID goes before it.',
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(VERSION_MAX)
  after?: number;

  @IsFlag({ default: false, description: 'Send the board after each action, too.' })
  state: boolean = false;
}
