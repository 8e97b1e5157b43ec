/** What a ruling does on the board: acts that put it right, and a forgotten text that comes due. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableProvider } from '../../board/table.js';
import { Button } from '../../design/button.js';
import { Choices, Select } from '../../design/form.js';
import { Failure, Loading } from '../../design/states.js';
import { CorrectionFields } from './correction-fields.js';
import { begunCorrection, isSaid, type Mending, NOTHING_MENDED, type Remedies, WAYS } from './mending.js';
import { MendingPreview } from './mending-preview.js';
import { type Named, useNamed, useTableOf } from './named.js';
import { remediesQuery } from './queries.js';
import styles from './case.module.css';

interface MendingFieldsProps {
  readonly caseId: string;
  /** Where the ruling goes back to first; null where it meets the game as it is. */
  readonly to: number | null;
  readonly mending: Mending;
  readonly onChange: (mending: Mending) => void;
}

export function MendingFields({ caseId, to, mending, onChange }: MendingFieldsProps) {
  const { t } = useTranslation('case');
  const { ways } = mending;
  // Each look is on record: not one for each key that is pressed.
  const [lookedAt, look] = useState<number | null>(null);
  const toggle = (value: string) => {
    const way = WAYS.find((each) => each === value) ?? 'correction';
    onChange({
      ...mending,
      [way]: null,
      ways: ways.includes(way) ? ways.filter((each) => each !== way) : [...ways, way],
    });
  };
  return (
    <div className={styles['penaltyFields']}>
      <Choices
        legend={t('mending.title')}
        name="mending"
        type="checkbox"
        options={WAYS.map((each) => ({ value: each, label: t(`mending.${each}`) }))}
        onChoose={toggle}
      />
      {ways.length > 0 && to !== null && to !== lookedAt && (
        <Button
          onClick={() => {
            onChange({ ...NOTHING_MENDED, ways });
            look(to);
          }}
        >
          {t('mending.look', { step: to })}
        </Button>
      )}
      {ways.length > 0 && (to === null || to === lookedAt) && (
        <Looked key={to} caseId={caseId} to={to} mending={mending} onChange={onChange} />
      )}
    </div>
  );
}

function Looked({ caseId, to, ...rest }: MendingFieldsProps) {
  const remedies = useQuery(remediesQuery(caseId, to));
  if (remedies.isPending) return <Loading />;
  if (remedies.isError) return <Failure error={remedies.error} onRetry={() => void remedies.refetch()} />;
  return <Offered remedies={remedies.data} {...rest} />;
}

interface OfferedProps extends Pick<MendingFieldsProps, 'mending' | 'onChange'> {
  readonly remedies: Remedies;
}

function Offered({ remedies, mending, onChange }: OfferedProps) {
  const { t } = useTranslation('case');
  const table = useTableOf(remedies);
  const named = useNamed(remedies, table);
  if (!remedies.atRest) return <p className={styles['failed']}>{t('mending.busy', { step: remedies.version })}</p>;
  const fields = { remedies, named, mending, onChange };
  return (
    <TableProvider value={table}>
      {mending.ways.includes('correction') && <Correcting {...fields} />}
      {mending.ways.includes('invoke') && <Invoking {...fields} />}
      {isSaid(mending) && <MendingPreview remedies={remedies} mending={mending} />}
    </TableProvider>
  );
}

interface FieldsProps extends Pick<OfferedProps, 'remedies' | 'mending' | 'onChange'> {
  readonly named: Named;
}

function Correcting({ remedies, named, mending, onChange }: FieldsProps) {
  const { t } = useTranslation('case');
  const { correction } = mending;
  const begun = begunCorrection(remedies);
  if (begun === null) return <p className={styles['failed']}>{t('mending.noCard')}</p>;
  if (correction === null)
    return <Button onClick={() => onChange({ ...mending, correction: begun })}>{t('mending.addAct')}</Button>;
  return (
    <CorrectionFields
      remedies={remedies}
      named={named}
      correction={correction}
      onChange={(changed) => onChange({ ...mending, correction: changed })}
    />
  );
}

function Invoking({ remedies: { invocations }, named, mending, onChange }: FieldsProps) {
  const { t } = useTranslation('case');
  if (invocations.length === 0) return <p className={styles['failed']}>{t('mending.noText')}</p>;
  const nameOf = (each: (typeof invocations)[number]): string => `${each.object} ${each.ability}`;
  return (
    <Select
      name="invoke"
      at="/invoke"
      label={t('mending.text')}
      help={t('mending.textHelp')}
      value={mending.invoke === null ? '' : nameOf(mending.invoke)}
      options={[
        { value: '', label: t('mending.choose') },
        ...invocations.map((each) => ({
          value: nameOf(each),
          label: t('mending.textOf', {
            card: named(each.object),
            text: each.ability.replace(/\D+/, '') || each.ability,
          }),
        })),
      ]}
      onChoose={(name) => onChange({ ...mending, invoke: invocations.find((each) => nameOf(each) === name) ?? null })}
    />
  );
}
