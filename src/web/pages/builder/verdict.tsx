import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu } from '../../api/kifu.js';
import type { Line } from '../../cards/lines.js';
import { type Card, nameOf } from '../../cards/queries.js';
import { Failure } from '../../design/states.js';
import type { Layout } from '../../engine/games.js';
import styles from './builder.module.css';

interface VerdictProps {
  readonly game: string;
  readonly format: string;
  readonly lines: readonly Line[];
  readonly cards: ReadonlyMap<string, Card>;
  readonly layout: Layout | null;
}

/** Several copies are added one by one: the service is asked when that is done, in milliseconds. */
const PAUSE = 200;

/** Whether it is legal, and every fault with its rule. */
export function Verdict({ game, format, lines, cards, layout }: VerdictProps) {
  const { t } = useTranslation('builder');
  const list = useSettled(lines);
  const verdict = useQuery({
    queryKey: ['verdict', game, format, list],
    queryFn: () => answered(kifu.POST('/v1/decks/validate', { body: { game, format, cards: [...list] } })),
    enabled: list.length > 0,
    placeholderData: keepPreviousData,
  });
  if (lines.length === 0) return null;
  if (verdict.isError) return <Failure error={verdict.error} onRetry={() => void verdict.refetch()} />;
  const nameIn = (id: string): string => {
    const card = cards.get(id);
    return card === undefined ? id : nameOf(layout, card);
  };
  return (
    <div role="status" className={styles['verdict']} data-legal={verdict.data?.legal}>
      {verdict.data === undefined ? (
        <p>{t('verdict.judging')}</p>
      ) : verdict.data.legal ? (
        <p>{t('verdict.legal')}</p>
      ) : (
        <>
          <p>{t('verdict.faults', { count: verdict.data.faults.length })}</p>
          <ul>
            {verdict.data.faults.map(({ code, message, card, rules }) => (
              <li key={`${code} ${card ?? ''} ${message}`}>
                {card !== undefined && <strong>{nameIn(card)}: </strong>}
                <span lang="en">{message}</span>
                {rules.map(({ rule, title }) => (
                  <small key={rule} title={title}>
                    {' '}
                    {t('verdict.rule', { rule })}
                  </small>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
