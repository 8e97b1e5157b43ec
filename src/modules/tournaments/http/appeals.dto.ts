import { IsLine } from '../../../platform/http/index.js';
import { BoardCommandDto, RoundCommandDto } from './common.dto.js';

const REASON_MAX = 200;

export class AppealRulingDto extends RoundCommandDto {
  @IsLine(REASON_MAX, { example: 'The judge did not hear my opponent' })
  reason!: string;
}

export class RejectAppealDto extends BoardCommandDto {
  @IsLine(REASON_MAX, {
    description: 'Why the result is upheld. Everybody can read it.',
    example: 'Both players agreed on the score',
  })
  reason!: string;
}
