/** The numbers that places of a table rest on: of tournaments and of leagues. */
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../api/kifu.js';
import type { Column } from '../design/data-table.js';
import styles from './numbers.module.css';
import { writtenPoints } from './points.js';

type Policy = Schemas['PolicyDto'];
type Measure = Policy['measures'][number];

interface Valued {
  readonly measure: string;
  readonly value: string;
}

interface WithNumbers {
  readonly numbers: readonly Valued[];
}

/** Sums of points have halves, and sums of their products quarters. */
const IN_HALVES = [
  ...['match-points', 'buchholz', 'buchholz-cut-1', 'median-buchholz', 'progressive', 'koya', 'direct-encounter'],
  'fide-sonneborn-berger',
];

/** Shares of wins as percentages; zeros after the point say nothing about a whole number. */
function shownNumber(measure: string, value: string): string {
  if (measure.endsWith('-win')) return `${(Number(value) * 100).toFixed(2)} %`;
  return IN_HALVES.includes(measure) ? writtenPoints(value) : value.replace(/\.0+$/, '');
}

/** Percentages have a minimum. Other terms are made from another number. */
const rawKey = (measure: string): 'floored' | 'from' => (measure.endsWith('-win') ? 'floored' : 'from');

/** A column for each measure of a policy, from one of them on. */
export function useMeasureColumns(measures: readonly Measure[], from = 0) {
  const { t } = useTranslation('standings');
  return useCallback(
    <Row extends WithNumbers>(): readonly Column<Row>[] =>
      measures.slice(from).map((measure, index) => {
        const valueOf = ({ numbers }: Row): string => numbers[from + index]?.value ?? '';
        return {
          id: measure,
          header: t(`measure.${measure}.short`),
          explained: t(`measure.${measure}.long`),
          value: (row) => Number(valueOf(row)),
          cell: (row) => shownNumber(measure, valueOf(row)),
          numeric: true,
        };
      }),
    [t, measures, from],
  );
}

interface Term {
  readonly raw: string;
  readonly value: string;
}

interface ExplainedNumber<Of extends Term> extends Valued {
  readonly fraction: string;
  readonly by?: string | undefined;
  readonly terms?: readonly Of[] | undefined;
}

interface NumbersProps<Of extends Term> {
  readonly policy: Policy;
  readonly numbers: readonly ExplainedNumber<Of>[];
  /** Where a term comes from. */
  readonly source: (term: Of) => ReactNode;
}

/** Each number with what it was computed from. */
export function Numbers<Of extends Term>({ policy, numbers, source }: NumbersProps<Of>) {
  const { t } = useTranslation('standings');
  const nameOf = (measure: string) => policy.measures.find((each) => each === measure) ?? 'match-points';
  return (
    <div className={styles['numbers']}>
      {numbers.map(({ measure, value, fraction, by, terms = [] }) => (
        <details key={measure}>
          <summary>
            {t(`measure.${nameOf(measure)}.long`)}: <strong>{shownNumber(measure, value)}</strong>
            {fraction.includes('/') && !IN_HALVES.includes(measure) && ` = ${fraction}`}
          </summary>
          {terms.length > 0 && (
            <>
              {by !== undefined && <p>{t(`by.${byOf(by)}`)}</p>}
              <ol>
                {terms.map((term, index) => (
                  <li key={index}>
                    {source(term)} {shownNumber(measure, term.value)}
                    {term.raw !== term.value && ` (${t(rawKey(measure), { raw: shownNumber(measure, term.raw) })})`}
                  </li>
                ))}
              </ol>
            </>
          )}
        </details>
      ))}
    </div>
  );
}

const BY = ['sum', 'mean', 'ratio', 'chain', 'count', 'encounter'] as const;
const byOf = (by: string): (typeof BY)[number] => BY.find((each) => each === by) ?? 'sum';

export function PolicyNote({ policy }: { readonly policy: Policy }) {
  const { t } = useTranslation('standings');
  return (
    <>
      {t('policy', { title: policy.title })} <span lang="en">{policy.source}</span>
    </>
  );
}
