/** What staff ends by hand: a match that is void, one that was made by mistake, a no-show. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { matchQuery } from '../../api/games.js';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { mayQuery } from '../../api/rights.js';
import { Form, Select, TextField } from '../../design/form.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './match.module.css';

type Match = Schemas['MatchDto'];

interface ClosingProps {
  readonly match: Match;
  readonly nameOf: (seat: string) => string;
}

const REASON_MAX = 500;

/** That it is closed, and why. */
export function Closed({ match: { closing }, nameOf }: ClosingProps) {
  const { t } = useTranslation('match');
  const format = useFormat();
  if (closing === null) return null;
  const players = format.list(closing.lost.map(nameOf));
  return (
    <p className={styles['note']}>
      {t(`closing.said.${closing.kind}`, { players })} <q>{closing.reason}</q>
    </p>
  );
}

/** The form to close or reopen a match, for staff. */
export function Closing(props: ClosingProps) {
  const { id, closing } = props.match;
  const { data: may = [] } = useQuery(mayQuery({ match: id }));
  if (!may.includes('matches.close')) return null;
  return closing === null ? <Close {...props} /> : <Reopen id={id} />;
}

function Close({ match: { id, seats, decksFor }, nameOf }: ClosingProps) {
  const { t } = useTranslation('match');
  const reread = useReread(id);
  const wholeGrounds = (['void', 'mistake'] as const).map((kind) => ({
    value: kind,
    label: t(`closing.kind.${kind}`),
  }));
  // Where several sides would be left they play on: that takes a ruling.
  const absent = decksFor === null && seats.length === 2 ? seats.map(({ seat }) => [seat]) : [];
  const noShows = [...absent, ...(decksFor === null ? [seats.map(({ seat }) => seat)] : [])].map((lost) => ({
    value: lost.join(' '),
    label: lost.length === 1 ? t('closing.absent', { player: nameOf(lost[0] ?? '') }) : t('closing.nobody'),
  }));
  return (
    <details>
      <summary>{t('closing.title')}</summary>
      <Form
        title={t('closing.title')}
        level="h2"
        hint={t('closing.hint')}
        look="plain"
        submit={t('closing.submit')}
        send={(input, once) => {
          const ground = input.text('ground');
          const whole = wholeGrounds.find(({ value }) => value === ground);
          const kind = whole?.value ?? 'no-show';
          return answered(
            kifu.POST('/v1/matches/{id}/closings', {
              params: { path: { id }, header: { 'Idempotency-Key': once } },
              body: { kind, reason: input.text('reason'), ...(kind === 'no-show' && { absent: ground.split(' ') }) },
            }),
          );
        }}
        onDone={reread}
      >
        <Select name="ground" label={t('closing.ground')} options={[...wholeGrounds, ...noShows]} />
        <TextField name="reason" label={t('closing.reason')} maxLength={REASON_MAX} />
      </Form>
    </details>
  );
}

function Reopen({ id }: { readonly id: string }) {
  const { t } = useTranslation('match');
  const reread = useReread(id);
  return (
    <details>
      <summary>{t('closing.lift')}</summary>
      <Form
        title={t('closing.lift')}
        level="h2"
        hint={t('closing.liftHint')}
        look="plain"
        submit={t('closing.lift')}
        send={(input, once) =>
          answered(
            kifu.POST('/v1/matches/{id}/reopenings', {
              params: { path: { id }, header: { 'Idempotency-Key': once } },
              body: { reason: input.text('reason') },
            }),
          )
        }
        onDone={reread}
      >
        <TextField name="reason" label={t('closing.reason')} maxLength={REASON_MAX} />
      </Form>
    </details>
  );
}

function useReread(id: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: matchQuery(id).queryKey });
}
