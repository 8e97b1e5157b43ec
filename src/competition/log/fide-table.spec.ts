import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Evening, STAGE, terms } from '../../../test/support/evening.js';
import type { Fraction } from '../scoring/fraction.js';
import type { MeasureName } from '../scoring/measure-names.js';
import { policyOf } from '../scoring/policies.js';
import type { Policy } from '../scoring/policy.js';
import { readTrf, type TrfReport } from '../trf/index.js';
import { reportedLog } from './reported-rounds.js';
import { stageTable } from './tables.js';

const FIXTURES = fileURLToPath(new URL('../../../test/fixtures/trf/', import.meta.url));
const files = readdirSync(FIXTURES).filter((name) => name.startsWith('dutch-'));
const expected = JSON.parse(readFileSync(`${FIXTURES}tie-breaks.json`, 'utf8')) as Record<
  string,
  Record<string, string>
>;

const FIDE = policyOf('fide-2024-swiss');
const MEASURES: readonly MeasureName[] = [
  ...(['match-points', 'buchholz-cut-1', 'buchholz', 'median-buchholz', 'fide-sonneborn-berger'] as const),
  ...(['progressive', 'wins', 'games-with-black', 'average-rating'] as const),
];

function policy(measures: readonly MeasureName[]): Policy {
  if (FIDE === undefined) throw new Error('fide-2024-swiss');
  return { ...FIDE, measures };
}

const written = ({ over, under }: Fraction): string => (under === 1n ? `${over}` : `${over}/${under}`);

/** The numbers of each player by starting number, after all rounds of the report. */
function numbersOf(report: TrfReport, measures: readonly MeasureName[]): ReadonlyMap<string, readonly string[]> {
  const evening = new Evening(terms([{ ...STAGE, bestOf: 1, pairing: 'dutch' }], { policy: policy(measures) }));
  const start = { idOf: (number: number) => String(number), seed: 's', leftReason: () => 'Left' };
  for (const event of reportedLog(evening.now, report, start)) evening.add(event);
  const [stage] = evening.now.stages;
  if (stage === undefined) throw new Error('no stage');
  return new Map(
    stageTable(evening.now, stage).map(({ player, measured }) => [player, measured.map(({ value }) => written(value))]),
  );
}

describe('tie-breakers of FIDE (C.07)', () => {
  it.each(files)('every number of %s', (name) => {
    const { report } = readTrf(readFileSync(FIXTURES + name, 'utf8'));
    if (report === null) throw new Error(name);
    const numbers = numbersOf(report, MEASURES);
    const encounters = numbersOf(report, ['match-points', 'direct-encounter']);
    const found = Object.fromEntries(
      report.players.map(({ number }) => {
        const id = String(number);
        return [id, [...(numbers.get(id) ?? []), encounters.get(id)?.[1]].join(' ')];
      }),
    );
    expect(found).toEqual(expected[name]);
  });
});
