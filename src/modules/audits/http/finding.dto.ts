import { ApiProperty } from '@nestjs/swagger';
import { type Finding, FINDING_REASONS, type FindingReason } from '../../../platform/event-store/index.js';

/** How many findings of one audit are listed; there may be more. */
export const FINDINGS_LISTED = 100;
const VALUE_MAX = 400;

export class FindingDto implements Finding {
  @ApiProperty({ description: 'The table of the database.', example: 'match_listings' })
  table!: string;

  @ApiProperty({
    description: 'The row: its primary key; of `es.events` stream and version.',
    example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081',
  })
  key!: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The column that differs; null if the finding is about the whole row.',
    example: 'winners',
  })
  column!: string | null;

  @ApiProperty({
    enum: FINDING_REASONS,
    description:
      'hash, gap, link, order, unplaced: an event or its place. root, kept-root: the ledger. safeguard: a trigger, function or privilege. missing, no-event, differs: a derived row. unreadable, unrelated: events that cannot be read or do not agree. The other kinds: the re-execution of a game.',
    example: 'differs',
  })
  reason!: FindingReason;

  @ApiProperty({ example: '["p2"]' })
  expected!: string;

  @ApiProperty({ example: '["p1"]' })
  actual!: string;
}

/** The first findings, none of them long, and how many there are. */
export interface Findings {
  readonly found: number;
  readonly findings: readonly Finding[];
}

/** Runs to the end, since all findings are counted, but keeps only those that are listed. */
export async function collected<End>(found: AsyncGenerator<Finding, End>): Promise<Findings & { readonly end: End }> {
  const findings: Finding[] = [];
  for (let count = 0; ; count += 1) {
    const { done, value } = await found.next();
    if (done === true) return { found: count, findings, end: value };
    if (findings.length < FINDINGS_LISTED) findings.push(shortened(value));
  }
}

const shortened = (finding: Finding): Finding => ({
  ...finding,
  expected: finding.expected.slice(0, VALUE_MAX),
  actual: finding.actual.slice(0, VALUE_MAX),
});
