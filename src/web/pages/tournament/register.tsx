/** Many players at once: names or a report of FIDE, pasted and looked at first, then registered. */
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
import { candidateText, registrationIn, statusIn } from './registration-lines.js';
import styles from './tournament.module.css';

/** Enough for a report of 500 players. */
const TEXT_MAX = 400_000;

type Body = Pick<Schemas['RegisterPlayersDto'], 'lines' | 'report' | 'newPlayers'>;

export function Register({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('tournament');
  const { id } = tournament;
  const [body, setBody] = useState<Body | null>(null);
  const preview = useMutation({
    mutationFn: (asked: Body) => orders.register(id, { ...asked, dryRun: true })(newOnce()),
  });
  return (
    <details open={tournament.players.entered === 0}>
      <summary>{t('register.title')}</summary>
      <Form
        title={t('register.form')}
        hint={t('register.help')}
        submit={t('register.preview')}
        look="plain"
        send={async (input) => {
          const asked = { ...registrationIn(input.text('lines')), newPlayers: input.all('new').length > 0 };
          await preview.mutateAsync(asked);
          setBody(asked);
        }}
      >
        <TextArea name="lines" label={t('register.lines')} rows={8} maxLength={TEXT_MAX} />
        <Choices
          legend={t('register.unknown')}
          name="new"
          type="checkbox"
          chosen={['new']}
          options={[{ value: 'new', label: t('register.createUnknown') }]}
        />
      </Form>
      {body !== null && preview.data !== undefined && (
        <Preview id={id} body={body} lines={preview.data.lines} onDone={() => setBody(null)} />
      )}
    </details>
  );
}

interface PreviewProps {
  readonly id: string;
  readonly body: Body;
  readonly lines: readonly Schemas['RegistrationAnswerDto'][];
  readonly onDone: () => void;
}

/** What would happen to each line, and the button that does it. */
function Preview({ id, body, lines, onDone }: PreviewProps) {
  const { t } = useTranslation('tournament');
  const refresh = useRefreshed(id);
  const once = useRef(newOnce());
  const registering = useMutation({
    mutationFn: () => orders.register(id, body)(once.current),
    onSuccess: async () => {
      await refresh();
      onDone();
    },
  });
  const registered = lines.filter(({ status }) => ['entered', 'waiting', 'new'].includes(status)).length;
  return (
    <section className={styles['part']} aria-labelledby="preview">
      <h3 id="preview">{t('register.previewTitle')}</h3>
      <ol className={styles['tables']}>
        {lines.map(({ line, status, name, candidates, ratingIgnored = false }) => (
          <li key={line}>
            <span>
              <Name>{name ?? body.lines?.[line - 1]?.name}</Name>
              {candidates.length > 0 && (
                <span className={styles['note']}> ({candidates.map(candidateText).join(', ')})</span>
              )}
            </span>
            <strong>{t(`register.status.${statusIn(status)}`)}</strong>
            {ratingIgnored && (
              <span className={styles['note']}>
                {t('register.ratingIgnored', { rating: body.lines?.[line - 1]?.rating ?? '' })}
              </span>
            )}
          </li>
        ))}
      </ol>
      {lines.some(({ ratingIgnored }) => ratingIgnored) && <p>{t('register.ratingIgnoredHelp')}</p>}
      <div className={styles['buttons']}>
        <Button look="main" disabled={registered === 0 || registering.isPending} onClick={() => registering.mutate()}>
          {t('register.submit', { count: registered })}
        </Button>
      </div>
      {registering.isError && <Refusal error={registering.error} />}
    </section>
  );
}
