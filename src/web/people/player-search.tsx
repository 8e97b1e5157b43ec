/** A player who is found by name, or registered. */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../api/kifu.js';
import { called } from '../api/called.js';
import { Button } from '../design/button.js';
import { Field } from '../design/form.js';
import { Refusal } from '../design/refusal.js';
import { Name } from '../design/name.js';
import styles from './people.module.css';
import { playersQuery } from './players-query.js';

export type Player = Pick<Schemas['PlayerDto'], 'id' | 'name' | 'tag'>;

interface PlayerSearchProps {
  /** The name of the field in the form. */
  readonly name: string;
  readonly label: string;
  readonly at?: string | undefined;
  /** By their ids: they are not offered. */
  readonly taken?: readonly string[];
  /** A player who is not found can be registered. */
  readonly mayRegister?: boolean;
  readonly choose: (player: Player) => void;
}

export function PlayerSearch({ name, label, at, taken = [], mayRegister = false, choose }: PlayerSearchProps) {
  const { t } = useTranslation('people');
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.trim());
  const found = useQuery({ ...playersQuery(sought), placeholderData: keepPreviousData });
  const players = sought === '' ? [] : (found.data?.items ?? []).filter(({ id }) => !taken.includes(id));
  const registering = useMutation({
    mutationFn: () => answered(kifu.POST('/v1/players', { body: { name: sought } })),
    onSuccess: choose,
  });
  const error = found.error ?? registering.error;
  return (
    <>
      <Field name={`${name}.search`} label={label} help={t('hint')} {...(at !== undefined && { at })}>
        {(control) => (
          <input
            {...control}
            // A typed name is not yet a player: the form is not sent with it.
            ref={(input) => input?.setCustomValidity(t('notChosen'))}
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
      {sought !== '' && (
        <ul className={styles['found']} aria-label={t('found')}>
          {players.map((player) => (
            <li key={player.id}>
              <Button onClick={() => choose(player)}>
                <Name>{called(player)}</Name>
              </Button>
            </li>
          ))}
          {mayRegister && (
            <li>
              <Button look="quiet" disabled={registering.isPending} onClick={() => registering.mutate()}>
                {t('register', { name: sought })}
              </Button>
            </li>
          )}
        </ul>
      )}
      {sought !== '' && found.isSuccess && !found.isPlaceholderData && players.length === 0 && (
        <p role="status">{t('none')}</p>
      )}
      {error !== null && <Refusal error={error} />}
    </>
  );
}
