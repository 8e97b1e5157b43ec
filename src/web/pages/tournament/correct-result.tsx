/** Another result for a table, after a look at what it changes. */
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { Effects } from '../../tables/effects.js';
import { Form, type FormInput, Select, TextField } from '../../design/form.js';
import { Button } from '../../design/button.js';
import { Refusal } from '../../design/refusal.js';
import { Why } from '../../design/why.js';
import { newOnce } from '../../design/form-input.js';
import { placeText } from '../../tables/text.js';
import { useRefreshed } from './act.js';
import { orders } from './orders.js';
import { stageOfRound, type Tournament } from './queries.js';
import { usualResults } from './result-line.js';
import { gamesByText, gamesOptions } from './score.js';
import { useRef } from 'react';

const REASON_MAX = 200;

interface CorrectResultProps {
  readonly tournament: Tournament;
  /** A table, or a board of two teams. */
  readonly at: Pick<Order, 'round' | 'table' | 'board'>;
  readonly players: readonly { readonly name: string }[];
}

export function CorrectResult(props: CorrectResultProps) {
  const { t } = useTranslation('tournament');
  const table = placeText(props.at.table, props.at.board);
  return (
    <Why
      look="button"
      label={t('correct.label', { table })}
      title={t('correct.title', { table })}
      reasons={<Correction {...props} />}
    >
      {t('correct.button')}
    </Why>
  );
}

type Order = Pick<Schemas['CorrectResultDto'], 'round' | 'table' | 'board' | 'result' | 'reason'>;

function Correction({ tournament, at, players }: CorrectResultProps) {
  const { t } = useTranslation('tournament');
  const { id } = tournament;
  const refresh = useRefreshed(id);
  const once = useRef(newOnce());
  const stage = stageOfRound(tournament, at.round);
  const usual = gamesByText(usualResults(stage));
  const [first, second] = players;
  const orderIn = (input: FormInput): Order => {
    const chosen = input.text('result');
    const games = usual.get(chosen);
    const given: Schemas['GivenResultDto'] = games === undefined ? { outcome: 'double-loss' } : { games };
    return { ...at, reason: input.text('reason'), result: chosen === 'open' ? null : given };
  };
  const preview = useMutation({
    mutationFn: async (order: Order) => ({
      order,
      ...(await orders.correct(id, { ...order, dryRun: true })(newOnce())),
    }),
  });
  const correcting = useMutation({
    mutationFn: (order: Order) => orders.correct(id, order)(once.current),
    onSuccess: refresh,
  });
  return (
    <>
      <Form
        title={`${first?.name ?? ''} – ${second?.name ?? ''}`}
        submit={t('correct.preview')}
        look="plain"
        send={(input) => preview.mutateAsync(orderIn(input))}
      >
        <Select
          name="result"
          label={t('column.result')}
          options={[
            ...gamesOptions(usual),
            { value: 'double-loss', label: t('result.doubleLoss') },
            { value: 'open', label: t('correct.open') },
          ]}
        />
        <TextField name="reason" label={t('own.reason')} maxLength={REASON_MAX} />
      </Form>
      {preview.data !== undefined && (
        <>
          <Effects effects={preview.data.effects} />
          <Button
            look="main"
            disabled={correcting.isPending || correcting.isSuccess}
            onClick={() => correcting.mutate(preview.data.order)}
          >
            {t(correcting.isSuccess ? 'correct.done' : 'correct.apply')}
          </Button>
        </>
      )}
      {correcting.isError && <Refusal error={correcting.error} />}
    </>
  );
}
