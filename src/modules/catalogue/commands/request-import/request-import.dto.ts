import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { IsLine, MayBeAbsent } from '../../../../platform/http/index.js';

/** Ten times the largest card file there is. */
export const FILE_BYTES_MAX = 33_554_432;

export class RequestImportQuery {
  @ApiProperty({ example: 'lorcana' })
  @Matches(/^[a-z]{1,20}$/)
  game!: string;

  @ApiProperty({ example: 'lorcanajson', description: 'What kind of file it is.' })
  @Matches(/^[a-z0-9-]{1,40}$/)
  format!: string;

  @MayBeAbsent()
  @IsLine(200, { required: false, example: 'allCards.json', description: 'What the file is called, for the record.' })
  fileName?: string;
}
