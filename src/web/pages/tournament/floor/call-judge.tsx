/** Calls a judge to the reader's table. */
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../api/kifu.js';
import { Form, TextField } from '../../../design/form.js';
import { useRefreshed } from '../act.js';
import { orders } from '../orders.js';

const REASON_MAX = 200;

interface CallJudgeProps {
  /** The tournament. */
  readonly id: string;
  readonly current: NonNullable<Schemas['OwnTournamentDto']['current']>;
}

export function CallJudge({ id, current: { round, isJudgeCalled } }: CallJudgeProps) {
  const { t } = useTranslation('floor');
  const refresh = useRefreshed(id);
  if (isJudgeCalled === true) return <p role="status">{t('calls.waiting')}</p>;
  return (
    <details>
      <summary>{t('calls.call')}</summary>
      <Form
        title={t('calls.call')}
        look="plain"
        submit={t('calls.call')}
        send={(input, once) => orders.callJudge(id, { round, reason: input.text('reason') })(once)}
        onDone={() => void refresh()}
      >
        <TextField name="reason" label={t('reason')} maxLength={REASON_MAX} />
      </Form>
    </details>
  );
}
