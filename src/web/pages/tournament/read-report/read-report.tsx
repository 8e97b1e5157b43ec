/** A tournament that other software has run so far: staff looks at its report of FIDE first, then reads it in. */
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../api/kifu.js';
import { Button } from '../../../design/button.js';
import { Choices, Form, TextArea } from '../../../design/form.js';
import { newOnce } from '../../../design/form-input.js';
import { Name } from '../../../design/name.js';
import { Refusal } from '../../../design/refusal.js';
import { useRefreshed } from '../act.js';
import { orders } from '../orders.js';
import type { Tournament } from '../queries.js';
import { candidateText, statusIn } from '../registration-lines.js';
import styles from '../tournament.module.css';

/** Enough for a report of 500 players. */
const TEXT_MAX = 400_000;

type Body = Pick<Schemas['ReadReportDto'], 'report' | 'newPlayers'>;

export function ReadReport({ tournament: { id } }: { readonly tournament: Tournament }) {
  const { t } = useTranslation(['read-report', 'tournament']);
  const [body, setBody] = useState<Body | null>(null);
  const preview = useMutation({
    mutationFn: (asked: Body) => orders.readReport(id, { ...asked, dryRun: true })(newOnce()),
  });
  return (
    <details>
      <summary>{t('title')}</summary>
      <Form
        title={t('form')}
        hint={t('help')}
        submit={t('register.preview', { ns: 'tournament' })}
        look="plain"
        send={async (input) => {
          const asked = { report: input.text('report'), newPlayers: input.all('new').length > 0 };
          await preview.mutateAsync(asked);
          setBody(asked);
        }}
      >
        <TextArea name="report" label={t('text')} rows={8} maxLength={TEXT_MAX} />
        <Choices
          legend={t('register.unknown', { ns: 'tournament' })}
          name="new"
          type="checkbox"
          chosen={['new']}
          options={[{ value: 'new', label: t('register.createUnknown', { ns: 'tournament' }) }]}
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
function Preview({ id, body, read }: PreviewProps) {
  const { t } = useTranslation(['read-report', 'tournament']);
  const refresh = useRefreshed(id);
  const once = useRef(newOnce());
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const open = read.players.filter(({ status }) => !KNOWN.includes(status));
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
      <h3 id="report-preview">{t('register.previewTitle', { ns: 'tournament' })}</h3>
      {open.length > 0 && <p>{t('open', { count: open.length })}</p>}
      <ol className={styles['tables']}>
        {open.map(({ number, status, name, candidates }) => (
          <li key={number}>
            <label>
              {number}. <Name>{name ?? ''}</Name> ({t(`register.status.${statusIn(status)}`, { ns: 'tournament' })}){' '}
              <select value={chosen[number] ?? ''} onChange={({ target }) => choose(number, target.value)}>
                <option value="">{t('choose')}</option>
                {candidates.map((each) => (
                  <option key={each.playerId} value={each.playerId}>
                    {candidateText(each)}
                  </option>
                ))}
                {status !== 'disqualified' && <option value={NEW}>{t('isNew')}</option>}
              </select>
            </label>
          </li>
        ))}
      </ol>
      <Outcome read={read} />
      <div className={styles['buttons']}>
        <Button look="main" disabled={!open.every(isChosen) || reading.isPending} onClick={() => reading.mutate()}>
          {t('submit', { count: read.rounds.length })}
        </Button>
      </div>
      {reading.isError && <Refusal error={reading.error} />}
    </section>
  );
}

/** Rounds and players as they would be recorded, and what would be left out. */
function Outcome({ read: { players, rounds, toCome, leftOut, otherPoints } }: Pick<PreviewProps, 'read'>) {
  const { t } = useTranslation('read-report');
  const left = players.filter(({ leftAfter }) => leftAfter !== null);
  const unrated = players.filter(({ ratingIgnored = false }) => ratingIgnored);
  return (
    <>
      <ul>
        {rounds.map(({ round, ...counts }) => (
          <li key={round}>{t('round', { round, ...counts })}</li>
        ))}
      </ul>
      <p>
        {t('players', {
          count: players.length,
          created: players.filter(({ status }) => status === 'new').length,
        })}
      </p>
      {left.length > 0 && (
        <p>
          {t('left')} {left.map(({ name, leftAfter }) => `${name ?? ''} (${leftAfter ?? 0})`).join(', ')}
        </p>
      )}
      {unrated.length > 0 && (
        <p>
          {t('ratingIgnored')} {unrated.map(({ name }) => name ?? '').join(', ')}
        </p>
      )}
      {toCome > 0 && <p>{t('toCome', { count: toCome })}</p>}
      {leftOut > 0 && <p>{t('leftOut', { count: leftOut })}</p>}
      {otherPoints > 0 && <p>{t('otherPoints', { count: otherPoints })}</p>}
    </>
  );
}

const NEW = 'new';
