/** Appeals against the result that staff recorded at the reader's table. */
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../api/kifu.js';
import { Form, TextField } from '../../../design/form.js';
import { useRefreshed } from '../act.js';
import { orders } from '../orders.js';

const REASON_MAX = 200;

interface AppealResultProps {
  /** The tournament. */
  readonly id: string;
  readonly current: NonNullable<Schemas['OwnTournamentDto']['current']>;
}

export function AppealResult({ id, current: { round, isAppealed, canAppeal } }: AppealResultProps) {
  const { t } = useTranslation('floor');
  const refresh = useRefreshed(id);
  if (isAppealed === true) return <p role="status">{t('appeals.waiting')}</p>;
  if (canAppeal !== true) return null;
  return (
    <details>
      <summary>{t('appeals.appeal')}</summary>
      <p>{t('appeals.help')}</p>
      <Form
        title={t('appeals.appeal')}
        look="plain"
        submit={t('appeals.appeal')}
        send={(input, once) => orders.appeal(id, { round, reason: input.text('reason') })(once)}
        onDone={() => void refresh()}
      >
        <TextField name="reason" label={t('reason')} maxLength={REASON_MAX} />
      </Form>
    </details>
  );
}
