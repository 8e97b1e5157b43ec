/** The floor of the round: its clock, and more time for a table. */
import { useTranslation } from 'react-i18next';
import { Form, TextField } from '../../../design/form.js';
import { Act, useRefreshed } from '../act.js';
import { orders } from '../orders.js';
import type { Tournament } from '../queries.js';
import { RoundClock } from './round-clock.js';
import { PastCases } from './table-cases.js';
import styles from '../tournament.module.css';

const MINUTES = { usual: 50, most: 600 } as const;
const EXTENSION = { usual: 5, most: 120 } as const;
const TABLE_MAX = 9_999;
const REASON_MAX = 200;
const MINUTE_MS = 60_000;

export const minutesOf = ({ round }: Tournament): number | null =>
  round?.clock ? Math.round(round.clock.length / MINUTE_MS) : null;

interface DeskFloorProps {
  readonly tournament: Tournament;
  readonly round: number;
}

export function DeskFloor({ tournament, round }: DeskFloorProps) {
  const { t } = useTranslation('floor');
  const { id } = tournament;
  const refresh = useRefreshed(id);
  const clock = tournament.round?.clock ?? null;
  return (
    <section className={styles['part']} aria-labelledby="floor">
      <h3 id="floor">{t('calls.title')}</h3>
      <PastCases tournament={tournament} />
      <RoundClock tournament={tournament} />
      <div className={styles['buttons']}>
        {clock !== null &&
          (clock.isRunning ? (
            <Act id={id} label={t('clock.pause')} send={orders.setClock(id, { round, act: 'pause' })} />
          ) : (
            <Act id={id} look="main" label={t('clock.resume')} send={orders.setClock(id, { round, act: 'resume' })} />
          ))}
      </div>
      <details>
        <summary>{t(clock === null ? 'clock.start' : 'clock.startAgain')}</summary>
        <Form
          title={t('clock.start')}
          submit={t('clock.start')}
          look="plain"
          send={(input, once) => orders.setClock(id, { round, act: 'start', minutes: input.number('minutes') })(once)}
          onDone={() => void refresh()}
        >
          <TextField
            name="minutes"
            label={t('clock.minutes')}
            type="number"
            min={1}
            max={MINUTES.most}
            defaultValue={minutesOf(tournament) ?? MINUTES.usual}
          />
        </Form>
      </details>
      <details>
        <summary>{t('calls.extend')}</summary>
        <Form
          title={t('calls.extend')}
          submit={t('calls.extend')}
          look="plain"
          done={t('calls.extended')}
          send={(input, once) => {
            const at = { round, table: input.number('table'), minutes: input.number('minutes') };
            return orders.extend(id, { ...at, reason: input.text('reason') })(once);
          }}
          onDone={() => void refresh()}
        >
          <TextField name="table" label={t('table')} type="number" min={1} max={TABLE_MAX} />
          <TextField
            name="minutes"
            label={t('clock.minutes')}
            type="number"
            min={1}
            max={EXTENSION.most}
            defaultValue={EXTENSION.usual}
          />
          <TextField name="reason" label={t('reason')} maxLength={REASON_MAX} />
        </Form>
      </details>
    </section>
  );
}
