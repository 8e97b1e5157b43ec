/** The fields for remedies on the board: correcting acts, and a forgotten text. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableProvider } from '../../board/table.js';
import { Button } from '../../design/button.js';
import { Choices, Select } from '../../design/form.js';
import { Failure, Loading } from '../../design/states.js';
import { CorrectionFields } from './correction-fields.js';
import { begunCorrection, isComplete, type Remedy, NO_REMEDY, type Remedies, WAYS } from './remedy.js';
import { RemedyPreview } from './remedy-preview.js';
import { type Named, useNamed, useTableOf } from './named.js';
import { remediesQuery } from './queries.js';
import styles from './case.module.css';

interface RemedyFieldsProps {
  readonly caseId: string;
  /** Where the ruling goes back to first; null where it meets the game as it is. */
  readonly to: number | null;
  readonly remedy: Remedy;
  readonly onChange: (remedy: Remedy) => void;
}

export function RemedyFields({ caseId, to, remedy, onChange }: RemedyFieldsProps) {
  const { t } = useTranslation('case');
  const { ways } = remedy;
  // Each look is on record: not one for each key that is pressed.
  const [lookedAt, look] = useState<number | null>(null);
  const toggle = (value: string) => {
    const way = WAYS.find((each) => each === value) ?? 'correction';
    onChange({
      ...remedy,
      [way]: null,
      ways: ways.includes(way) ? ways.filter((each) => each !== way) : [...ways, way],
    });
  };
  return (
    <div className={styles['penaltyFields']}>
      <Choices
        legend={t('remedy.title')}
        name="remedy"
        type="checkbox"
        options={WAYS.map((each) => ({ value: each, label: t(`remedy.${each}`) }))}
        onChoose={toggle}
      />
      {ways.length > 0 && to !== null && to !== lookedAt && (
        <Button
          onClick={() => {
            onChange({ ...NO_REMEDY, ways });
            look(to);
          }}
        >
          {t('remedy.look', { step: to })}
        </Button>
      )}
      {ways.length > 0 && (to === null || to === lookedAt) && (
        <Looked key={to} caseId={caseId} to={to} remedy={remedy} onChange={onChange} />
      )}
    </div>
  );
}

function Looked({ caseId, to, ...rest }: RemedyFieldsProps) {
  const remedies = useQuery(remediesQuery(caseId, to));
  if (remedies.isPending) return <Loading />;
  if (remedies.isError) return <Failure error={remedies.error} onRetry={() => void remedies.refetch()} />;
  return <Offered remedies={remedies.data} {...rest} />;
}

interface OfferedProps extends Pick<RemedyFieldsProps, 'remedy' | 'onChange'> {
  readonly remedies: Remedies;
}

function Offered({ remedies, remedy, onChange }: OfferedProps) {
  const { t } = useTranslation('case');
  const table = useTableOf(remedies);
  const named = useNamed(remedies, table);
  if (!remedies.atRest) return <p className={styles['failed']}>{t('remedy.busy', { step: remedies.version })}</p>;
  const fields = { remedies, named, remedy, onChange };
  return (
    <TableProvider value={table}>
      {remedy.ways.includes('correction') && <Correcting {...fields} />}
      {remedy.ways.includes('invoke') && <Invoking {...fields} />}
      {isComplete(remedy) && <RemedyPreview remedies={remedies} remedy={remedy} />}
    </TableProvider>
  );
}

interface FieldsProps extends Pick<OfferedProps, 'remedies' | 'remedy' | 'onChange'> {
  readonly named: Named;
}

function Correcting({ remedies, named, remedy, onChange }: FieldsProps) {
  const { t } = useTranslation('case');
  const { correction } = remedy;
  const begun = begunCorrection(remedies);
  if (begun === null) return <p className={styles['failed']}>{t('remedy.noCard')}</p>;
  if (correction === null)
    return <Button onClick={() => onChange({ ...remedy, correction: begun })}>{t('remedy.addAct')}</Button>;
  return (
    <CorrectionFields
      remedies={remedies}
      named={named}
      correction={correction}
      onChange={(changed) => onChange({ ...remedy, correction: changed })}
    />
  );
}

function Invoking({ remedies: { invocations }, named, remedy, onChange }: FieldsProps) {
  const { t } = useTranslation('case');
  if (invocations.length === 0) return <p className={styles['failed']}>{t('remedy.noText')}</p>;
  const nameOf = (each: (typeof invocations)[number]): string => `${each.object} ${each.ability}`;
  return (
    <Select
      name="invoke"
      at="/invoke"
      label={t('remedy.text')}
      help={t('remedy.textHelp')}
      value={remedy.invoke === null ? '' : nameOf(remedy.invoke)}
      options={[
        { value: '', label: t('remedy.choose') },
        ...invocations.map((each) => ({
          value: nameOf(each),
          label: t('remedy.textOf', {
            card: named(each.object),
            text: each.ability.replace(/\D+/, '') || each.ability,
          }),
        })),
      ]}
      onChoose={(name) => onChange({ ...remedy, invoke: invocations.find((each) => nameOf(each) === name) ?? null })}
    />
  );
}
