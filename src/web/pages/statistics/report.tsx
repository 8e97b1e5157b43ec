/** What the games that were asked for say. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { decksToldApart } from './deck-names.js';
import { CountedCards } from './counted.js';
import { GameLength } from './length.js';
import { Matchups } from './matchups.js';
import { RateChart } from './rate-chart.js';
import { Sample } from './sample.js';
import styles from './statistics.module.css';

export type GameReport = Schemas['GameStatisticsDto'];

interface ReportProps {
  readonly report: GameReport;
  readonly withoutTurns: boolean;
  readonly counted: string | undefined;
  readonly choose: (counted: string) => void;
}

export function Report({ report, withoutTurns, counted, choose }: ReportProps) {
  const { t } = useTranslation('statistics');
  const { wins, length } = report;
  const { byDeck, matchups } = useMemo(() => decksToldApart(report), [report]);
  const byOrder = wins.byTurnOrder.toSorted(playFirst).map(({ key, wins: rate }) => ({
    key,
    label: t(key === 'play' ? 'order.play' : 'order.draw'),
    rate,
  }));
  return (
    <>
      <Sample report={report} withoutTurns={withoutTurns} />
      <section className={styles['part']} aria-labelledby="matchups">
        <h2 id="matchups">{t('matchups.heading')}</h2>
        <Matchups matchups={matchups} />
      </section>
      <section className={styles['part']} aria-labelledby="order">
        <h2 id="order">{t('order.heading')}</h2>
        <RateChart title={t('order.title')} of={t('order.of')} rows={byOrder} />
      </section>
      <section className={styles['part']} aria-labelledby="decks">
        <h2 id="decks">{t('decks.heading')}</h2>
        <RateChart
          title={t('decks.title')}
          of={t('decks.of')}
          rows={byDeck.map(({ key, label, wins: rate }) => ({ key, label, rate, deck: key }))}
        />
      </section>
      <section className={styles['part']} aria-labelledby="length">
        <h2 id="length">{t('length.heading')}</h2>
        <GameLength length={length} />
      </section>
      <section className={styles['part']} aria-labelledby="counted">
        <h2 id="counted">{t('counted.heading')}</h2>
        <CountedCards game={report.game} counted={report.counted} chosen={counted} choose={choose} />
      </section>
    </>
  );
}

type OfOrder = GameReport['wins']['byTurnOrder'][number];

const playFirst = (one: OfOrder, other: OfOrder): number => Number(other.key === 'play') - Number(one.key === 'play');
