/** Whether the service has all that it needs, and how much it has to do. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Metrics, metricsQuery, readinessQuery } from '../../api/health.js';
import { Loading } from '../../design/states.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './admin.module.css';

export function Health() {
  const { t } = useTranslation('admin');
  const readiness = useQuery(readinessQuery);
  const metrics = useQuery(metricsQuery);
  return (
    <>
      <section className={styles['box']} aria-labelledby="readiness">
        <h3 id="readiness">{t('health.readiness')}</h3>
        {readiness.isPending && <Loading />}
        {readiness.isError && <p>{t('health.unreachable')}</p>}
        {readiness.data !== undefined && (
          <>
            <p role="status" className={styles[readiness.data.status === 'ready' ? 'good' : 'bad']}>
              {t(`health.${readiness.data.status}`)}
            </p>
            <ul>
              {readiness.data.checks.map(({ name, wrong }) => (
                <li key={name}>
                  {name}: {wrong === null ? t('health.up') : <span lang="en">{wrong}</span>}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section className={styles['box']} aria-labelledby="metrics">
        <h3 id="metrics">{t('health.metrics')}</h3>
        {metrics.isPending && <Loading />}
        {metrics.isError && <p>{t('health.unreachable')}</p>}
        {metrics.data !== undefined && <Figures metrics={metrics.data} />}
      </section>
    </>
  );
}

const MILLI = 1_000;
const MEBI = 2 ** 20;

function Figures({ metrics }: { readonly metrics: Metrics }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { startedAt, memoryBytes, lagSeconds, requests, failures, meanSeconds } = metrics;
  const unit = (value: number, name: string) =>
    format.number(value, { style: 'unit', unit: name, maximumFractionDigits: 1 });
  const figures = [
    [t('health.started'), format.moment(new Date(startedAt * MILLI))],
    [t('health.memory'), unit(memoryBytes / MEBI, 'megabyte')],
    [t('health.lag'), unit(lagSeconds * MILLI, 'millisecond')],
    [t('health.requests'), format.number(requests)],
    [t('health.mean'), unit(meanSeconds * MILLI, 'millisecond')],
    [t('health.failures'), format.number(failures)],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
