/** A player in a form, found by name: a search, and those it found to choose one of. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { called } from '../api/called.js';
import { Button } from '../design/button.js';
import { Name } from '../design/name.js';
import styles from './people.module.css';
import { type Player, PlayerSearch } from './player-search.js';

interface PlayerFieldProps {
  /** Under which the id is in the form. */
  readonly name: string;
  readonly label: string;
  readonly at?: string;
}

export function PlayerField({ name, label, at }: PlayerFieldProps) {
  const [chosen, setChosen] = useState<Player | null>(null);
  return (
    <div className={styles['field']}>
      {chosen === null ? (
        <PlayerSearch name={name} label={label} at={at} choose={setChosen} />
      ) : (
        <>
          <input type="hidden" name={name} value={chosen.id} />
          <ChosenPlayer label={label} player={chosen} change={() => setChosen(null)} />
        </>
      )}
    </div>
  );
}

interface ChosenPlayerProps {
  readonly label: string;
  readonly player: Player;
  /** Null where it is settled. */
  readonly change: (() => void) | null;
}

export function ChosenPlayer({ label, player, change }: ChosenPlayerProps) {
  const { t } = useTranslation('people');
  return (
    <div className={styles['chosen']}>
      <p role="status">
        {label}:{' '}
        <strong>
          <Name>{called(player)}</Name>
        </strong>
        <span className="visually-hidden"> {t('chosen', { name: called(player) })}</span>
      </p>
      {change !== null && <Button onClick={change}>{t('change')}</Button>}
    </div>
  );
}
