import { ApiProperty } from '@nestjs/swagger';
import { CASE_STATUSES, type CaseStatus } from '../domain/case.js';

const SAID = {
  at: '2026-11-21T10:04:05.678Z',
  by: { role: 'player', playerId: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' },
};

export class CaseDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Of the stream of the case.', example: 3 })
  version!: number;

  @ApiProperty({ enum: CASE_STATUSES, example: 'assigned' })
  status!: CaseStatus;

  @ApiProperty({
    type: Object,
    description: 'What is contested, by whom, and when.',
    example: { gameId: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081', step: 17, claim: 'A forgotten effect', ...SAID },
  })
  opened!: object;

  @ApiProperty({ type: 'string', nullable: true, example: 'Judge of tables 1 to 20' })
  judge!: string | null;

  @ApiProperty({ type: [Object], description: 'With what each did to the game and the match, once it is carried out.' })
  rulings!: readonly object[];

  @ApiProperty({ type: [Object], example: [{ text: 'The rule says otherwise.', ...SAID }] })
  appeals!: readonly object[];

  @ApiProperty({ type: [Object], description: 'Of the judges among themselves, to judges.' })
  discussion!: readonly object[];

  @ApiProperty({ type: [Object], description: 'What the ladder of the game suggests for each seat, to judges.' })
  suggestions!: readonly object[];

  @ApiProperty({
    type: Object,
    description:
      'The boards before the contested step (of both seats to judges and once the game is over, else the own one), what ' +
      'was asked then with the legal answers, and the log from the step on with the rules it rests on.',
  })
  moment!: object;
}
