import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

export class AuditParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class PinnedDto {
  @ApiProperty({ example: 'kifu-engine/10' })
  engine!: string;

  @ApiProperty({ example: 'lorcana@2025-03-14' })
  ruleset!: string;

  @ApiProperty({ description: 'Content hash of the cards.', example: '5f2d1c…' })
  cardSet!: string;
}

export class AuditChainDto {
  @ApiProperty({ example: true })
  ok!: boolean;

  @ApiProperty({ description: 'The number of unchanged events, counted from the first event.', example: 105 })
  events!: number;

  @ApiProperty({ type: 'string', nullable: true, example: '9f86d081884c7d65…' })
  head!: string | null;
}

export class AuditStatesDto {
  @ApiProperty({
    enum: ['state-hash', 'position-hash'],
    description: 'What was compared: logs and states, or positions if another build recorded the game.',
    example: 'state-hash',
  })
  by!: 'state-hash' | 'position-hash';

  @ApiProperty({ description: 'The number of re-executed steps.', example: 104 })
  executed!: number;

  @ApiProperty({ example: 0 })
  differing!: number;
}

export class AuditCommitmentsDto {
  @ApiProperty({ example: true })
  ok!: boolean;

  @ApiProperty({ example: 3 })
  checked!: number;
}

export class ByHandDto {
  @ApiProperty({ description: 'The number of times that an unscripted text applied.', example: 3 })
  texts!: number;

  @ApiProperty({
    description: 'The number of acts that were carried out because all opponents confirmed them.',
    example: 2,
  })
  assertions!: number;

  @ApiProperty({ description: 'The number of proposed acts that were not confirmed, and did not happen.', example: 1 })
  refused!: number;

  @ApiProperty({
    description: 'The number of confirmations that a judge gave in the place of an opponent.',
    example: 1,
  })
  confirmedByJudge!: number;

  @ApiProperty({ type: [Number], description: 'Versions of the first 100 assertions.', example: [41, 57] })
  versions!: readonly number[];
}

export class AuditDifferenceDto {
  @ApiProperty({ example: 42 })
  version!: number;

  @ApiProperty({
    enum: [
      'hash',
      'gap',
      'link',
      'log-hash',
      'state-hash',
      'position-hash',
      'rejected',
      'outcome',
      'substitutions',
      'commitment',
      'unreadable',
    ],
    description:
      'hash: the event was changed. gap: an event is missing. link: event and hash were changed together. The other kinds: the re-execution of the game differs from the record.',
    example: 'hash',
  })
  reason!: string;

  @ApiProperty({ example: '2c26b46b68ffc68f…' })
  expected!: string;

  @ApiProperty({ example: 'fcde2b2edba56bf4…' })
  actual!: string;
}

export class AssertedFactsDto {
  @ApiProperty({ description: 'Acts by which unscripted texts were carried out.', example: 2 })
  acts!: number;

  @ApiProperty({ description: 'Acts of judges that corrected the game.', example: 0 })
  corrections!: number;

  @ApiProperty({ description: 'Cards and random choices of a paper match that were reported.', example: 0 })
  chance!: number;
}

export class AuditTimesDto {
  @ApiProperty({ example: 3.1 })
  chain!: number;

  @ApiProperty({ example: 88.4 })
  execution!: number;
}

export class AuditReportDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  gameId!: string;

  @ApiProperty({ example: true })
  ok!: boolean;

  @ApiProperty({
    type: PinnedDto,
    nullable: true,
    description: 'The build of the engine, the rules and the cards with which the game was recorded.',
  })
  pinned!: PinnedDto | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The build of the engine that re-executed the game.',
    example: 'kifu-engine/10',
  })
  executedBy!: string | null;

  @ApiProperty({ type: AuditChainDto })
  chain!: AuditChainDto;

  @ApiProperty({ type: AuditStatesDto })
  states!: AuditStatesDto;

  @ApiProperty({
    type: AuditCommitmentsDto,
    description: 'Whether the secrets of chance match the commitments made before the first draw.',
  })
  commitments!: AuditCommitmentsDto;

  @ApiProperty({
    description: 'The number of facts that rest on an assertion. The audit cannot prove them.',
    example: 2,
  })
  assertedFacts!: number;

  @ApiProperty({
    type: AssertedFactsDto,
    description: 'The asserted facts by kind. Re-execution proves only the consequences of these facts.',
  })
  asserted!: AssertedFactsDto;

  @ApiProperty({
    type: 'string',
    enum: ['seeded', 'asserted'],
    nullable: true,
    description: 'The source of chance: the seed, which proves every draw, or the reports of the scorekeeper.',
  })
  chance!: 'seeded' | 'asserted' | null;

  @ApiProperty({ type: ByHandDto, description: 'Unscripted texts, carried out by hand.' })
  byHand!: ByHandDto;

  @ApiProperty({ type: AuditDifferenceDto, nullable: true, example: null })
  firstDifference!: AuditDifferenceDto | null;

  @ApiProperty({ type: AuditTimesDto })
  milliseconds!: AuditTimesDto;
}
