import { useTranslation } from 'react-i18next';
import { Field, Fields } from '../../design/field.js';

interface RoundChoiceProps {
  /** Published rounds. */
  readonly rounds: number;
  readonly round: number;
  readonly onRound: (round: number | undefined) => void;
}

/** Chooses a round; the last one is not in the address, so that the page follows the tournament. */
export function RoundChoice({ rounds, round, onRound }: RoundChoiceProps) {
  const { t } = useTranslation('tournament');
  return (
    <Fields label={t('round.choice')}>
      <Field label={t('round.label')}>
        <select
          value={round}
          onChange={({ target }) => onRound(Number(target.value) === rounds ? undefined : Number(target.value))}
        >
          {Array.from({ length: rounds }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </select>
      </Field>
    </Fields>
  );
}
