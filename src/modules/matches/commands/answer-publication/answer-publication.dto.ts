import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, Matches } from 'class-validator';
import { MayBeAbsent } from '../../../../platform/http/index.js';

export class AnswerPublicationDto {
  @ApiProperty({ description: 'Whether the player of the seat agrees.', example: true })
  @IsBoolean()
  consent!: boolean;

  @ApiProperty({
    required: false,
    description: 'Whose answer it is: for scorekeepers of paper matches, who have no seat.',
    example: 'p1',
  })
  @MayBeAbsent()
  @Matches(/^p[0-9]{1,2}$/)
  seat?: string;
}
