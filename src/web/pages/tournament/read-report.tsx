/** A tournament that other software has run so far: staff looks at its report of FIDE first, then reads it in. */
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { Button } from '../../design/button.js';
import { Choices, Form, TextArea } from '../../design/form.js';
import { newOnce } from '../../design/form-input.js';
import { Name } from '../../design/name.js';
import { Refusal } from '../../design/refusal.js';
import { useRefreshed } from './act.js';
import { orders } from './orders.js';
import type { Tournament } from './queries.js';
import styles from './tournament.module.css';

/** Enough for a report of 500 players. */
const TEXT_MAX = 400_000;

type Body = Pick<Schemas['ReadReportDto'], 'report' | 'newPlayers'>;

export function ReadReport({ tournament: { id } }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('tournament');
  const [body, setBody] = useState<Body | null>(null);
  const preview = useMutation({
    mutationFn: (asked: Body) => orders.readReport(id, { ...asked, dryRun: true })(newOnce()),
  });
  return (
    <details>
      <summary>{t('readReport.title')}</summary>
      <Form
        title={t('readReport.form')}
        hint={t('readReport.help')}
        submit={t('register.preview')}
        look="plain"
        send={async (input) => {
          const asked = { report: input.text('report'), newPlayers: input.all('new').length > 0 };
          await preview.mutateAsync(asked);
          setBody(asked);
        }}
      >
        <TextArea name="report" label={t('readReport.text')} rows={8} maxLength={TEXT_MAX} />
        <Choices
          legend={t('register.unknown')}
          name="new"
          type="checkbox"
          chosen={['new']}
          options={[{ value: 'new', label: t('register.createUnknown') }]}
        />
      </Form>
      {body !== null && preview.data !== undefined && <Preview id={id} body={body} read={preview.data} />}
    </details>
  );
}

interface PreviewProps {
  readonly id: string;
  readonly body: Body;
  readonly read: Schemas['ReportReadDto'];
}

const KNOWN: readonly string[] = ['entered', 'already-entered', 'new'];

/** What would be recorded; players whose names do not say who they are stand first. */
function Preview({ id, body, read: { players, rounds, toCome, otherPoints } }: PreviewProps) {
  const { t } = useTranslation('tournament');
  const refresh = useRefreshed(id);
  const once = useRef(newOnce());
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const open = players.filter(({ status }) => !KNOWN.includes(status));
  const left = players.filter(({ leftAfter }) => leftAfter !== null);
  const isChosen = ({ number }: Schemas['ReportedPlayerDto']): boolean => (chosen[number] ?? '') !== '';
  const choices = open.filter(isChosen).map(({ number }) => {
    const who = chosen[number] ?? '';
    return who === NEW ? { number, isNew: true } : { number, playerId: who };
  });
  const reading = useMutation({
    mutationFn: () => orders.readReport(id, { ...body, players: choices })(once.current),
    onSuccess: refresh,
  });
  const choose = (number: number, who: string): void => {
    // Another choice is another request.
    once.current = newOnce();
    setChosen({ ...chosen, [number]: who });
  };
  return (
    <section className={styles['part']} aria-labelledby="report-preview">
      <h3 id="report-preview">{t('register.previewTitle')}</h3>
      {open.length > 0 && <p>{t('readReport.open', { count: open.length })}</p>}
      <ol className={styles['tables']}>
        {open.map(({ number, name, candidates }) => (
          <li key={number}>
            <label>
              {number}. <Name>{name ?? ''}</Name>{' '}
              <select value={chosen[number] ?? ''} onChange={({ target }) => choose(number, target.value)}>
                <option value="">{t('readReport.choose')}</option>
                {candidates.map((each) => (
                  <option key={each.playerId} value={each.playerId}>
                    {each.name} #{each.playerId.slice(-4)}
                  </option>
                ))}
                <option value={NEW}>{t('readReport.isNew')}</option>
              </select>
            </label>
          </li>
        ))}
      </ol>
      <ul>
        {rounds.map(({ round, ...counts }) => (
          <li key={round}>{t('readReport.round', { round, ...counts })}</li>
        ))}
      </ul>
      <p>
        {t('readReport.players', {
          count: players.length,
          created: players.filter(({ status }) => status === 'new').length,
        })}
      </p>
      {left.length > 0 && (
        <p>
          {t('readReport.left')} {left.map(({ name, leftAfter }) => `${name ?? ''} (${leftAfter ?? 0})`).join(', ')}
        </p>
      )}
      {toCome > 0 && <p>{t('readReport.toCome', { count: toCome })}</p>}
      {otherPoints > 0 && <p>{t('readReport.otherPoints', { count: otherPoints })}</p>}
      <div className={styles['buttons']}>
        <Button look="main" disabled={!open.every(isChosen) || reading.isPending} onClick={() => reading.mutate()}>
          {t('readReport.submit', { count: rounds.length })}
        </Button>
      </div>
      {reading.isError && <Refusal error={reading.error} />}
    </section>
  );
}

const NEW = 'new';
