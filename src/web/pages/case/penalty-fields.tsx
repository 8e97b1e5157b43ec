/** Penalties of a ruling, and what the ladder of the game suggests; the judge decides. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button.js';
import { Select } from '../../design/form.js';
import type { Case } from './queries.js';
import { PENALTIES, type Penalty, seatNames } from './words.js';
import styles from './case.module.css';

export interface Imposed {
  /** The id of the row in the form. */
  readonly id: number;
  readonly seat: string;
  readonly infraction: string;
  readonly penalty: Penalty;
}

interface PenaltyFieldsProps {
  readonly found: Case;
  readonly penalties: readonly Imposed[];
  readonly onChange: (penalties: readonly Imposed[]) => void;
}

/** As many as the service takes. */
const PENALTIES_MAX = 8;

export function PenaltyFields({ found, penalties, onChange }: PenaltyFieldsProps) {
  const { t } = useTranslation('case');
  const [first] = found.suggestions;
  if (first === undefined) return null;
  const { seat, infraction, penalty } = first;
  const change = (id: number, changed: Partial<Imposed>): void =>
    onChange(penalties.map((each) => (each.id === id ? suggestedFor(found, { ...each, ...changed }, changed) : each)));
  return (
    <fieldset className={styles['penaltyFields']}>
      <legend>{t('penalties.title')}</legend>
      <Ladder found={found} />
      {penalties.map((row, place) => (
        <PenaltyRow
          key={row.id}
          found={found}
          row={row}
          n={place + 1}
          onChange={(changed) => change(row.id, changed)}
          onRemove={() => onChange(penalties.filter(({ id }) => id !== row.id))}
        />
      ))}
      {penalties.length < PENALTIES_MAX && (
        <Button
          onClick={() => onChange([...penalties, { id: (penalties.at(-1)?.id ?? 0) + 1, seat, infraction, penalty }])}
        >
          {t('penalties.add')}
        </Button>
      )}
    </fieldset>
  );
}

/** Another player or infraction has another next step. */
function suggestedFor(found: Case, row: Imposed, changed: Partial<Imposed>): Imposed {
  if (changed.penalty !== undefined) return row;
  return { ...row, penalty: suggestionFor(found, row)?.penalty ?? row.penalty };
}

const suggestionFor = ({ suggestions }: Case, { seat, infraction }: Pick<Imposed, 'seat' | 'infraction'>) =>
  suggestions.find((each) => each.seat === seat && each.infraction === infraction);

interface PenaltyRowProps {
  readonly found: Case;
  readonly row: Imposed;
  readonly n: number;
  readonly onChange: (changed: Partial<Imposed>) => void;
  readonly onRemove: () => void;
}

function PenaltyRow({ found, row, n, onChange, onRemove }: PenaltyRowProps) {
  const { t } = useTranslation('case');
  const count = suggestionFor(found, row)?.before ?? 0;
  return (
    <div className={styles['penaltyRow']}>
      <Select
        name={`penalty.${row.id}.seat`}
        label={t('penalties.player', { n })}
        value={row.seat}
        options={[...seatNames(found)].map(([value, label]) => ({ value, label }))}
        onChoose={(seat) => onChange({ seat })}
        at={`/penalties/${n - 1}/seat`}
      />
      <Select
        name={`penalty.${row.id}.infraction`}
        label={t('penalties.infraction', { n })}
        value={row.infraction}
        options={found.suggestions
          .filter(({ seat }) => seat === row.seat)
          .map(({ infraction, title }) => ({ value: infraction, label: title }))}
        onChoose={(infraction) => onChange({ infraction })}
        help={t('penalties.before', { count })}
        at={`/penalties/${n - 1}/infraction`}
      />
      <Select
        name={`penalty.${row.id}.penalty`}
        label={t('penalties.penalty', { n })}
        value={row.penalty}
        options={PENALTIES.map((each) => ({ value: each, label: t(`penalty.${each}`) }))}
        onChoose={(value) => onChange({ penalty: PENALTIES.find((each) => each === value) ?? row.penalty })}
        at={`/penalties/${n - 1}/penalty`}
      />
      <Button look="quiet" onClick={onRemove}>
        {t('penalties.remove', { n })}
      </Button>
    </div>
  );
}

function Ladder({ found }: { readonly found: Case }) {
  const { t } = useTranslation('case');
  const names = seatNames(found);
  return (
    <details className={styles['ladder']}>
      <summary>{t('penalties.ladder')}</summary>
      <div className={styles['scroll']} role="region" aria-label={t('penalties.ladder')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('penalties.column.player')}</th>
              <th scope="col">{t('penalties.column.infraction')}</th>
              <th scope="col">{t('penalties.column.before')}</th>
              <th scope="col">{t('penalties.column.next')}</th>
            </tr>
          </thead>
          <tbody>
            {found.suggestions.map(({ seat, infraction, title, before, penalty }) => (
              <tr key={`${seat} ${infraction}`}>
                <td>{names.get(seat) ?? seat}</td>
                <td lang="en">{title}</td>
                <td>{before}</td>
                <td>{t(`penalty.${PENALTIES.find((each) => each === penalty) ?? 'warning'}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.ladder !== null && (
        <p lang="en" className={styles['quiet']}>
          {found.ladder.source}
        </p>
      )}
    </details>
  );
}
