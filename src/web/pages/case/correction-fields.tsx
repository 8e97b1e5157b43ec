/** A correction, put together act by act: what each may be done to, the service has said. */
import { useTranslation } from 'react-i18next';
import { useTable } from '../../board/table.js';
import { Button } from '../../design/button.js';
import { Choices, Select, TextField } from '../../design/form.js';
import { useActTitle } from './act-title.js';
import { type ActRow, begunAct, type Remedy, type PossibleAct, type Remedies } from './remedy.js';
import type { Named } from './named.js';
import styles from './case.module.css';

type Correction = NonNullable<Remedy['correction']>;

interface CorrectionFieldsProps {
  readonly remedies: Remedies;
  readonly named: Named;
  readonly correction: Correction;
  readonly onChange: (correction: Correction | null) => void;
}

/** As many as the service takes. */
const ACTS_MAX = 20;

export function CorrectionFields({ remedies, named, correction, onChange }: CorrectionFieldsProps) {
  const { t } = useTranslation('case');
  const { names } = useTable();
  const { seat, source, acts } = correction;
  const possible = remedies.acts[seat] ?? [];
  const [first] = possible;
  const change = (id: number, act: ActRow['act']): void =>
    onChange({ ...correction, acts: acts.map((row) => (row.id === id ? { id, act } : row)) });
  const remove = (id: number): void => {
    const left = acts.filter((row) => row.id !== id);
    onChange(left.length === 0 ? null : { ...correction, acts: left });
  };
  return (
    <>
      <p className={styles['quiet']}>{t('remedy.correctionHelp')}</p>
      <Select
        name="correction.seat"
        at="/correction/seat"
        label={t('remedy.seat')}
        help={t('remedy.seatHelp')}
        value={seat}
        options={Object.keys(remedies.acts).map((value) => ({ value, label: names.get(value) ?? value }))}
        // What the other player could do it to are other cards.
        onChoose={(chosen) => onChange({ ...correction, seat: chosen, acts: begunAnew(acts, remedies.acts[chosen]) })}
      />
      <Select
        name="correction.source"
        at="/correction/source"
        label={t('remedy.source')}
        help={t('remedy.sourceHelp')}
        value={source}
        options={remedies.sources.map((value) => ({ value, label: named(value) }))}
        onChoose={(chosen) => onChange({ ...correction, source: chosen })}
      />
      {acts.map((row, place) => (
        <ActFields
          key={row.id}
          row={row}
          n={place + 1}
          possible={possible}
          named={named}
          onChange={(act) => change(row.id, act)}
          onRemove={() => remove(row.id)}
        />
      ))}
      {acts.length < ACTS_MAX && first !== undefined && (
        <Button
          onClick={() =>
            onChange({ ...correction, acts: [...acts, { id: (acts.at(-1)?.id ?? 0) + 1, act: begunAct(first) }] })
          }
        >
          {t('remedy.addAct')}
        </Button>
      )}
    </>
  );
}

const begunAnew = (acts: readonly ActRow[], possible: readonly PossibleAct[] = []): readonly ActRow[] =>
  acts.flatMap(({ id, act }) => {
    const found = possible.find((each) => each.act === act.act) ?? possible[0];
    return found === undefined ? [] : [{ id, act: begunAct(found) }];
  });

interface ActFieldsProps {
  readonly row: ActRow;
  readonly n: number;
  readonly possible: readonly PossibleAct[];
  readonly named: Named;
  readonly onChange: (act: ActRow['act']) => void;
  readonly onRemove: () => void;
}

function ActFields({ row: { id, act }, n, possible, named, onChange, onRemove }: ActFieldsProps) {
  const { t } = useTranslation('case');
  const { names } = useTable();
  const titleOf = useActTitle();
  const taken = possible.find((each) => each.act === act.act);
  const name = `correction.${id}`;
  const at = `/correction/acts/${n - 1}`;
  return (
    <div className={styles['penaltyRow']} role="group" aria-label={t('remedy.act', { n })}>
      <Select
        name={`${name}.act`}
        at={`${at}/act`}
        label={t('remedy.act', { n })}
        value={act.act}
        options={possible.map((each) => ({ value: each.act, label: titleOf(each) }))}
        onChoose={(chosen) => {
          const found = possible.find((each) => each.act === chosen);
          if (found !== undefined) onChange(begunAct(found));
        }}
      />
      {taken?.objects !== undefined && (
        <Objects
          key={act.act}
          {...{ name: `${name}.objects`, at: `${at}/objects`, n, taken, named }}
          chosen={act.objects ?? []}
          onChange={(objects) => onChange({ ...act, objects: [...objects] })}
        />
      )}
      {taken?.players !== undefined && (
        <Select
          name={`${name}.player`}
          at={`${at}/player`}
          label={t('remedy.player', { n })}
          value={act.player ?? ''}
          options={taken.players.map((value) => ({ value, label: names.get(value) ?? value }))}
          onChoose={(player) => onChange({ ...act, player })}
        />
      )}
      {taken?.numberMax !== undefined && (
        <TextField
          key={`${act.act} number`}
          name={`${name}.number`}
          at={`${at}/number`}
          label={t('remedy.number', { n })}
          type="number"
          min={1}
          max={taken.numberMax}
          defaultValue={act.number ?? 1}
          onChange={(number) => onChange({ ...act, number: Number(number) })}
        />
      )}
      <Button look="quiet" onClick={onRemove}>
        {t('remedy.removeAct', { n })}
      </Button>
    </div>
  );
}

interface ObjectsProps {
  readonly name: string;
  readonly at: string;
  readonly n: number;
  readonly taken: PossibleAct;
  readonly named: Named;
  readonly chosen: readonly string[];
  readonly onChange: (objects: readonly string[]) => void;
}

function Objects({ name, at, n, taken: { objects = [], objectsMax = 1 }, named, chosen, onChange }: ObjectsProps) {
  const { t } = useTranslation('case');
  const options = objects.map((value) => ({ value, label: named(value) }));
  if (objectsMax === 1)
    return (
      <Select
        {...{ name, at }}
        label={t('remedy.card', { n })}
        value={chosen[0] ?? ''}
        options={[{ value: '', label: t('remedy.choose') }, ...options]}
        onChoose={(id) => onChange(id === '' ? [] : [id])}
      />
    );
  return (
    <Choices
      {...{ name, at, options, chosen }}
      legend={t('remedy.cards', { n, count: objectsMax })}
      type="checkbox"
      onChoose={(id) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])}
    />
  );
}
