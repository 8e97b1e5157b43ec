import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../api/queries.js';
import { Field } from './field.js';
import styles from './record.module.css';
import { type NewMatchDraft, withoutDecks } from './use-new-match.js';

const DELAYS = [0, 60, 300, 900] as const;

/** What is played, and who sees it. */
export function MatchFields({ making }: { readonly making: NewMatchDraft }) {
  const { t } = useTranslation('record');
  const { data: service } = useQuery(serviceQuery);
  const { draft, leagues, mayOnPaper, change, setLeague, setGame } = making;
  return (
    <div className={styles['fields']}>
      <Field label={t('new.game')}>
        <select value={draft.game} onChange={({ target }) => setGame(target.value)}>
          {service?.games.map((each) => (
            <option key={each.game} value={each.game}>
              {each.name}
            </option>
          ))}
        </select>
      </Field>
      {leagues.length > 0 && (
        <Field label={t('new.league')}>
          <select value={draft.leagueId ?? ''} onChange={({ target }) => setLeague(target.value)}>
            <option value="">{t('new.noLeague')}</option>
            {leagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      )}
      {draft.leagueId === null && <Terms making={making} />}
      {mayOnPaper && (
        <Field label={t('new.chance.label')}>
          <select
            value={draft.onPaper ? 'paper' : 'digital'}
            onChange={({ target }) => change({ onPaper: target.value === 'paper' })}
          >
            <option value="paper">{t('new.chance.paper')}</option>
            <option value="digital">{t('new.chance.digital')}</option>
          </select>
        </Field>
      )}
    </div>
  );
}

/** What a league would say for all of its matches. */
function Terms({ making: { draft, offered, change } }: { readonly making: NewMatchDraft }) {
  const { t } = useTranslation('record');
  return (
    <>
      <Field label={t('new.format')}>
        <select
          value={draft.format}
          onChange={({ target }) => change({ format: target.value, seats: withoutDecks(draft) })}
        >
          {offered?.formats.map((format) => (
            <option key={format}>{format}</option>
          ))}
        </select>
      </Field>
      <Field label={t('new.bestOf')}>
        <select
          value={draft.bestOf}
          onChange={({ target }) =>
            change({ bestOf: ([1, 3, 5] as const).find((n) => n === Number(target.value)) ?? 1 })
          }
        >
          {[1, 3, 5].map((n) => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </Field>
      <Field label={t('new.publication.label')}>
        <select
          value={draft.publication}
          onChange={({ target }) => change({ publication: target.value === 'open' ? 'open' : 'consent' })}
        >
          <option value="open">{t('new.publication.open')}</option>
          <option value="consent">{t('new.publication.consent')}</option>
        </select>
      </Field>
      <Field label={t('new.delay.label')}>
        <select value={draft.delay} onChange={({ target }) => change({ delay: Number(target.value) })}>
          {DELAYS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {seconds === 0 ? t('new.delay.none') : t('new.delay.minutes', { count: seconds / 60 })}
            </option>
          ))}
        </select>
      </Field>
    </>
  );
}
