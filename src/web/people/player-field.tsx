/** A player in a form, found by name: a search, and those it found to choose one of. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../api/kifu.js';
import { Button } from '../design/button.js';
import { Field } from '../design/form.js';
import styles from './people.module.css';
import { playersQuery } from './players-query.js';

interface PlayerFieldProps {
  /** Under which the id is in the form. */
  readonly name: string;
  readonly label: string;
  readonly at?: string;
  readonly onChoose?: (player: Player | null) => void;
}

type Player = Schemas['PlayerDto'];

export function PlayerField({ name, label, at, onChoose }: PlayerFieldProps) {
  const { t } = useTranslation('people');
  const [chosen, setChosen] = useState<Player | null>(null);
  const choose = (player: Player | null): void => {
    setChosen(player);
    onChoose?.(player);
  };
  return (
    <div className={styles['field']}>
      {chosen === null ? (
        <Search name={name} label={label} at={at} choose={choose} />
      ) : (
        <div className={styles['chosen']}>
          <input type="hidden" name={name} value={chosen.id} />
          <p role="status">
            {label}: <strong>{chosen.name}</strong>
            <span className="visually-hidden"> {t('chosen', { name: chosen.name })}</span>
          </p>
          <Button onClick={() => choose(null)}>{t('change')}</Button>
        </div>
      )}
    </div>
  );
}

interface SearchProps {
  readonly name: string;
  readonly label: string;
  readonly at: string | undefined;
  readonly choose: (player: Player) => void;
}

function Search({ name, label, at, choose }: SearchProps) {
  const { t } = useTranslation('people');
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.trim());
  const found = useQuery({ ...playersQuery(sought), placeholderData: keepPreviousData });
  const players = sought === '' ? [] : (found.data?.items ?? []);
  return (
    <>
      <Field name={`${name}.search`} label={label} help={t('hint')} {...(at !== undefined && { at })}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            value={typed}
            placeholder={t('find')}
            required
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              const [first] = players;
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (first !== undefined) choose(first);
            }}
          />
        )}
      </Field>
      <ul className={styles['found']} aria-label={t('found')}>
        {players.map((player) => (
          <li key={player.id}>
            <Button onClick={() => choose(player)}>{player.name}</Button>
          </li>
        ))}
      </ul>
      {sought !== '' && found.isSuccess && !found.isPlaceholderData && players.length === 0 && (
        <p role="status">{t('none')}</p>
      )}
    </>
  );
}
