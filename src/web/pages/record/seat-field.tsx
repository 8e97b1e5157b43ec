import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu } from '../../api/kifu.js';
import { Button } from '../../design/button.js';
import { playersQuery } from '../../people/players-query.js';
import { Field } from './field.js';
import type { DeckDraft, Named, SeatDraft } from './make-match.js';
import { decksQuery, samplesQuery } from './queries.js';
import styles from './record.module.css';
import { Refusal } from './refusal.js';

interface SeatFieldProps {
  readonly number: number;
  readonly seat: SeatDraft;
  readonly game: string;
  readonly format: string;
  /** It is the reader's own. */
  readonly isFixed: boolean;
  readonly mayRegister: boolean;
  /** Who sits already. */
  readonly taken: readonly string[];
  readonly onChange: (seat: SeatDraft) => void;
}

/** Who sits here, with which deck. */
export function SeatField({ number, seat, game, format, isFixed, mayRegister, taken, onChange }: SeatFieldProps) {
  const { t } = useTranslation('record');
  const heading = useId();
  const { player } = seat;
  return (
    <fieldset className={styles['seat']} aria-labelledby={heading}>
      <h3 id={heading}>{t('seat.title', { number })}</h3>
      {player === null ? (
        <PlayerSearch
          mayRegister={mayRegister}
          taken={taken}
          onFound={(found) => onChange({ player: found, deck: null })}
        />
      ) : (
        <>
          <p className={styles['chosen']}>
            <strong>{player.name}</strong>
            {!isFixed && (
              <Button look="quiet" onClick={() => onChange({ player: null, deck: null })}>
                {t('seat.other')}
              </Button>
            )}
          </p>
          <DeckField player={player} game={game} format={format} seat={seat} onChange={onChange} />
        </>
      )}
    </fieldset>
  );
}

interface PlayerSearchProps {
  readonly mayRegister: boolean;
  readonly taken: readonly string[];
  readonly onFound: (player: Named) => void;
}

function PlayerSearch({ mayRegister, taken, onFound }: PlayerSearchProps) {
  const { t } = useTranslation('record');
  const [typed, setTyped] = useState('');
  const name = useDeferredValue(typed.trim());
  const found = useQuery(playersQuery(name));
  const free = found.data?.items.filter(({ id }) => !taken.includes(id)) ?? [];
  const registering = useMutation({
    mutationFn: () => answered(kifu.POST('/v1/players', { body: { name } })),
    onSuccess: ({ id, name: registered }) => onFound({ id, name: registered }),
  });
  return (
    <>
      <Field label={t('seat.player')}>
        <input
          type="search"
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          // The form is not sent by it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      {name !== '' && (
        <ul className={styles['found']} aria-label={t('seat.found')}>
          {free.map((player) => (
            <li key={player.id}>
              <Button onClick={() => onFound(player)}>{player.name}</Button>
            </li>
          ))}
          {mayRegister && (
            <li>
              <Button look="quiet" onClick={() => registering.mutate()} disabled={registering.isPending}>
                {t('seat.register', { name })}
              </Button>
            </li>
          )}
        </ul>
      )}
      {name !== '' && found.isSuccess && free.length === 0 && !mayRegister && (
        <p className={styles['quiet']}>{t('seat.nobody')}</p>
      )}
      {(found.isError || registering.isError) && <Refusal error={found.error ?? registering.error ?? new Error()} />}
    </>
  );
}

interface DeckFieldProps extends Pick<SeatFieldProps, 'game' | 'format' | 'seat' | 'onChange'> {
  readonly player: Named;
}

function DeckField({ player, game, format, seat, onChange }: DeckFieldProps) {
  const { t } = useTranslation('record');
  const decks = useQuery(decksQuery(player.id));
  const samples = useQuery(samplesQuery(game)).data ?? [];
  const stored = (decks.data ?? []).filter((deck) => deck.game === game && deck.format === format);
  const legal = samples.filter(({ formats }) => formats.includes(format));
  const choices = new Map<string, DeckDraft>([
    ...stored.map(({ id }): [string, DeckDraft] => [id, { kind: 'stored', id }]),
    ...legal.map(({ name, cards }): [string, DeckDraft] => [`sample ${name}`, { kind: 'sample', name, cards }]),
  ]);
  const { deck } = seat;
  const value = deck === null ? '' : deck.kind === 'stored' ? deck.id : `sample ${deck.name}`;
  return (
    <Field label={t('seat.deck')}>
      <select value={value} onChange={({ target }) => onChange({ player, deck: choices.get(target.value) ?? null })}>
        <option value="">{t('seat.noDeck')}</option>
        {stored.length > 0 && (
          <optgroup label={t('seat.stored')}>
            {stored.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t('seat.samples')}>
          {legal.map(({ name }) => (
            <option key={name} value={`sample ${name}`}>
              {name}
            </option>
          ))}
        </optgroup>
      </select>
    </Field>
  );
}
