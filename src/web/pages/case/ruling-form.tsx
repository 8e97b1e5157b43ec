/** A ruling: whether the claim is right, by which rule, and what follows for the game, the match and the players. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { Button } from '../../design/button.js';
import { Choices, Form, type FormInput, TextArea, TextField } from '../../design/form.js';
import type { ActProps } from './act-props.js';
import { aboutIn, isComplete, remedyIn, NO_REMEDY } from './remedy.js';
import { RemedyFields } from './remedy-fields.js';
import { type Imposed, PenaltyFields } from './penalty-fields.js';
import { RewindPreview } from './rewind-preview.js';
import { RulingPreview } from './ruling-preview.js';
import { RuleField } from './rule-field.js';
import { ScoreFields, scoreIn } from './score-fields.js';
import { seatNames } from './words.js';
import styles from './case.module.css';

const EFFECTS = ['nothing', 'rewind', 'result', 'loop', 'matchResult'] as const;
type Effect = (typeof EFFECTS)[number];

const TEXT_MAX = 4_000;

export function RulingForm({ found, show, mayRewind }: ActProps & { readonly mayRewind: boolean }) {
  const { t } = useTranslation('case');
  const queries = useQueryClient();
  const [effect, setEffect] = useState<Effect>('nothing');
  const [to, setTo] = useState(String(found.opened.step - 1));
  const [remedy, setRemedy] = useState(NO_REMEDY);
  const [penalties, setPenalties] = useState<readonly Imposed[]>([]);
  const title = t(found.status === 'appealed' ? 'act.ruleAppeal' : 'act.rule');
  const offered = EFFECTS.filter((each) => each !== 'rewind' || mayRewind);
  return (
    <Form
      title={title}
      hint={found.status === 'appealed' ? t('act.ruleAppealHint') : undefined}
      submit={title}
      ready={isComplete(remedy)}
      send={(input, once) =>
        answered(
          kifu.POST('/v1/cases/{id}/rulings', {
            params: { path: { id: found.id }, header: { 'Idempotency-Key': once } },
            body: {
              ...reasonsIn(input),
              ...actsIn(input, effect, penalties, seatNames(found)),
              ...remedyIn(remedy),
            },
          }),
        )
      }
      onDone={(now) => {
        // The next one meets another game.
        queries.removeQueries({ queryKey: ['remedies', found.id] });
        setEffect('nothing');
        setRemedy(NO_REMEDY);
        setPenalties([]);
        show(now);
      }}
      done={t('act.ruleDone')}
      about={(problem) => aboutIn(problem, remedy)}
    >
      <Reasons found={found} />
      <Choices
        legend={t('act.effect')}
        name="effect"
        type="radio"
        options={offered.map((each) => ({ value: each, label: t(`act.${each}`) }))}
        chosen={['nothing']}
        onChoose={(value) => {
          setRemedy(NO_REMEDY);
          setEffect(EFFECTS.find((each) => each === value) ?? 'nothing');
        }}
      />
      {effect === 'rewind' && <Rewind found={found} to={to} onChange={setTo} />}
      {(effect === 'result' || effect === 'matchResult') && <Winners found={found} />}
      {effect === 'matchResult' && <ScoreFields names={seatNames(found)} />}
      <RemedyFields
        key={effect === 'rewind' ? 'then' : 'now'}
        caseId={found.id}
        to={effect === 'rewind' ? Number(to) : null}
        remedy={remedy}
        onChange={setRemedy}
      />
      <PenaltyFields found={found} penalties={penalties} onChange={setPenalties} />
      <RulingPreview
        key={JSON.stringify([effect, remedy, penalties])}
        found={found}
        ready={isComplete(remedy)}
        verdictIn={(input) => ({ ...actsIn(input, effect, penalties, seatNames(found)), ...remedyIn(remedy) })}
      />
    </Form>
  );
}

/** Whether the claim is right, and why. */
function Reasons({ found }: Pick<ActProps, 'found'>) {
  const { t } = useTranslation('case');
  return (
    <>
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
    </>
  );
}

const reasonsIn = (input: FormInput) => ({
  text: input.text('text'),
  upheld: input.text('upheld') === 'yes',
  ...input.optional('rule'),
});

/** What is chosen elsewhere in the form than for this effect is not sent. */
function actsIn(
  input: FormInput,
  effect: Effect,
  penalties: readonly Imposed[],
  names: ReadonlyMap<string, string>,
): Schemas['PreviewRulingDto'] {
  const winners = input.all('winners');
  const result = { winners: winners.filter((each) => each !== DRAW), draw: winners.includes(DRAW) };
  return {
    ...(effect === 'rewind' && { rewind: { to: input.number('to') } }),
    ...(effect === 'result' && { result }),
    ...(effect === 'matchResult' && { matchResult: { ...result, ...scoreIn(input, names) } }),
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

interface RewindProps extends Pick<ActProps, 'found'> {
  readonly to: string;
  readonly onChange: (to: string) => void;
}

/** To before the contested step, if nothing else is chosen. */
function Rewind({ found, to, onChange }: RewindProps) {
  const { t } = useTranslation('case');
  const [shown, show] = useState<number | null>(null);
  return (
    <div className={styles['stack']}>
      <TextField
        name="to"
        label={t('act.to')}
        type="number"
        min={1}
        defaultValue={to}
        at="/rewind/to"
        onChange={onChange}
      />
      <Button onClick={() => show(Number(to))}>{t('act.preview')}</Button>
      {shown !== null && <RewindPreview key={shown} id={found.id} to={shown} />}
    </div>
  );
}
