/** Gives a player a penalty, with a reason and a rule. */
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../api/kifu.js';
import { Form, Select, TextField } from '../../../design/form.js';
import { useRefreshed } from '../act.js';
import { orders } from '../orders.js';

const REASON_MAX = 200;
const RULE_MAX = 40;
export const PENALTIES = ['warning', 'game-loss', 'match-loss'] as const;

interface GivePenaltyProps {
  /** The tournament. */
  readonly id: string;
  readonly player: Schemas['TournamentPlayerDto'];
}

export function GivePenalty({ id, player: { playerId, name } }: GivePenaltyProps) {
  const { t } = useTranslation('floor');
  const refresh = useRefreshed(id);
  return (
    <details>
      <summary>{t('penalty.button')}</summary>
      <Form
        title={t('penalty.title', { name })}
        submit={t('penalty.give')}
        look="plain"
        send={(input, once) => {
          const kind = PENALTIES.find((each) => each === input.text('kind')) ?? 'warning';
          const body = { playerId, kind, reason: input.text('reason'), ...input.optional('rule') };
          return orders.givePenalty(id, body)(once);
        }}
        onDone={() => void refresh()}
      >
        <Select
          name="kind"
          label={t('penalty.kind')}
          options={PENALTIES.map((value) => ({ value, label: t(`penalty.${value}`) }))}
        />
        <TextField name="reason" label={t('reason')} maxLength={REASON_MAX} />
        <TextField name="rule" label={t('penalty.rule')} maxLength={RULE_MAX} optional />
      </Form>
    </details>
  );
}
