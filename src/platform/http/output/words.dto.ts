import { ApiProperty } from '@nestjs/swagger';

/** A text in the languages of the pages. */
export class WordsDto {
  @ApiProperty({ example: 'points' })
  en!: string;

  @ApiProperty({ example: '胜点' })
  zh!: string;
}
