/** A ruling: whether the claim is right, by which rule, and what follows for the game, the match and the players. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { Button } from '../../design/button.js';
import { Choices, Form, type FormInput, TextArea, TextField } from '../../design/form.js';
import type { ActProps } from './acts.js';
import { type Imposed, PenaltyFields } from './penalty-fields.js';
import { RewindPreview } from './rewind-preview.js';
import { RuleField } from './rule-field.js';
import { seatNames } from './words.js';
import styles from './case.module.css';

const EFFECTS = ['nothing', 'rewind', 'result', 'loop', 'matchResult'] as const;
type Effect = (typeof EFFECTS)[number];

const TEXT_MAX = 4_000;

export function RulingForm({ found, show, mayRewind }: ActProps & { readonly mayRewind: boolean }) {
  const { t } = useTranslation('case');
  const [effect, setEffect] = useState<Effect>('nothing');
  const [penalties, setPenalties] = useState<readonly Imposed[]>([]);
  const isAppeal = found.status === 'appealed';
  const offered = EFFECTS.filter((each) => each !== 'rewind' || mayRewind);
  return (
    <Form
      title={t(isAppeal ? 'act.ruleAppeal' : 'act.rule')}
      hint={isAppeal ? t('act.ruleAppealHint') : undefined}
      submit={t(isAppeal ? 'act.ruleAppeal' : 'act.rule')}
      send={(input, once) =>
        answered(
          kifu.POST('/v1/cases/{id}/rulings', {
            params: { path: { id: found.id }, header: { 'Idempotency-Key': once } },
            body: verdictIn(input, effect, penalties),
          }),
        )
      }
      onDone={(now) => {
        setEffect('nothing');
        setPenalties([]);
        show(now);
      }}
      done={t('act.ruleDone')}
    >
      <Choices
        legend={t('act.upheld')}
        name="upheld"
        type="radio"
        required
        options={[
          { value: 'yes', label: t('act.yes') },
          { value: 'no', label: t('act.no') },
        ]}
      />
      <TextArea name="text" label={t('act.ruleText')} maxLength={TEXT_MAX} />
      <RuleField game={found.opened.game} label={t('act.ruleNumber')} />
      <Choices
        legend={t('act.effect')}
        name="effect"
        type="radio"
        options={offered.map((each) => ({ value: each, label: t(`act.${each}`) }))}
        chosen={['nothing']}
        onChoose={(value) => setEffect(EFFECTS.find((each) => each === value) ?? 'nothing')}
      />
      {effect === 'rewind' && <Rewind found={found} />}
      {(effect === 'result' || effect === 'matchResult') && <Winners found={found} />}
      <PenaltyFields found={found} penalties={penalties} onChange={setPenalties} />
    </Form>
  );
}

/** What is chosen elsewhere in the form than for this effect is not sent. */
function verdictIn(input: FormInput, effect: Effect, penalties: readonly Imposed[]): Schemas['RuleOnCaseDto'] {
  const winners = input.all('winners');
  const result = { winners: winners.filter((each) => each !== DRAW), draw: winners.includes(DRAW) };
  return {
    text: input.text('text'),
    upheld: input.text('upheld') === 'yes',
    ...input.optional('rule'),
    ...(effect === 'rewind' && { rewind: { to: input.number('to') } }),
    ...(effect === 'result' && { result }),
    ...(effect === 'matchResult' && { matchResult: result }),
    ...(effect === 'loop' && { loop: true }),
    ...(penalties.length > 0 && {
      penalties: penalties.map(({ seat, infraction, penalty }) => ({ seat, infraction, penalty })),
    }),
  };
}

const DRAW = 'draw';

function Winners({ found }: Pick<ActProps, 'found'>) {
  const { t } = useTranslation('case');
  const seats = [...seatNames(found)].map(([value, label]) => ({ value, label }));
  return (
    <Choices
      legend={t('act.winners')}
      name="winners"
      type="checkbox"
      options={[...seats, { value: DRAW, label: t('act.draw') }]}
    />
  );
}

/** To before the contested step, if nothing else is chosen. */
function Rewind({ found }: Pick<ActProps, 'found'>) {
  const { t } = useTranslation('case');
  const [to, setTo] = useState<number | null>(null);
  const before = found.opened.step - 1;
  return (
    <div className={styles['stack']}>
      <TextField name="to" label={t('act.to')} type="number" min={1} defaultValue={before} at="/rewind/to" />
      <Button
        onClick={({ currentTarget }) => {
          const chosen = new FormData(currentTarget.form ?? undefined).get('to');
          setTo(Number(chosen));
        }}
      >
        {t('act.preview')}
      </Button>
      {to !== null && <RewindPreview key={to} id={found.id} to={to} />}
    </div>
  );
}
