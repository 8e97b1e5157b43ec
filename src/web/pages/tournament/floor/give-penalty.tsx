/** Gives a player a penalty, with a reason and a rule. Earlier penalties for the same infraction count. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../api/kifu.js';
import { Form, Select, TextField } from '../../../design/form.js';
import { useRefreshed } from '../act.js';
import { orders } from '../orders.js';
import { type Tournament, tournamentQueries } from '../queries.js';

const REASON_MAX = 200;
const RULE_MAX = 40;
export const PENALTIES = ['warning', 'game-loss', 'match-loss'] as const;

interface GivePenaltyProps {
  readonly tournament: Tournament;
  readonly player: Schemas['NamedPlayerDto'];
  /** Whether the player is one of several members of a team: the button then names the player. */
  readonly isMember?: boolean;
}

export function GivePenalty({ tournament, player: { playerId, name }, isMember = false }: GivePenaltyProps) {
  const { t } = useTranslation('floor');
  const { id } = tournament;
  const refresh = useRefreshed(id);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const { data: { items = [] } = {} } = useQuery({
    ...tournamentQueries.ladder(tournament, playerId),
    enabled: isOpen,
  });
  const suggestion = items.find(({ infraction }) => infraction === chosen);
  const suggested = PENALTIES.find((each) => each === suggestion?.penalty);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{isMember ? t('penalty.title', { name }) : t('penalty.button')}</summary>
      <Form
        title={t('penalty.title', { name })}
        submit={t('penalty.give')}
        look="plain"
        send={(input, once) => {
          const kind = PENALTIES.find((each) => each === input.text('kind')) ?? 'warning';
          const about = { ...input.optional('rule'), ...input.optional('infraction') };
          const body = { playerId, kind, reason: input.text('reason'), ...about };
          return orders.givePenalty(id, body)(once);
        }}
        onDone={() => {
          setChosen('');
          void refresh();
        }}
      >
        {items.length > 0 && (
          <Select
            name="infraction"
            label={t('penalty.infraction')}
            value={chosen}
            options={[
              { value: '', label: t('penalty.noInfraction') },
              ...items.map(({ infraction, title }) => ({ value: infraction, label: title })),
            ]}
            onChoose={setChosen}
            optional
          />
        )}
        {suggestion !== undefined && (
          <p>
            {t('penalty.before', { count: suggestion.before })}{' '}
            {t('penalty.suggested', { penalty: t(`penalty.${suggested ?? 'disqualification'}`) })}{' '}
            {suggested === undefined && t('penalty.elsewhere')}
          </p>
        )}
        <Select
          key={`${chosen} ${suggested ?? ''}`}
          name="kind"
          label={t('penalty.kind')}
          defaultValue={suggested ?? PENALTIES[0]}
          options={PENALTIES.map((value) => ({ value, label: t(`penalty.${value}`) }))}
        />
        <TextField name="reason" label={t('reason')} maxLength={REASON_MAX} />
        <TextField name="rule" label={t('penalty.rule')} maxLength={RULE_MAX} optional />
      </Form>
    </details>
  );
}
