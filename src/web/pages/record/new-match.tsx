import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { KifuProblem, type Schemas } from '../../api/kifu.js';
import { Button } from '../../design/button.js';
import { newOnce } from '../../design/form-input.js';
import { createMatch, type Draft } from './make-match.js';
import { MatchFields } from './match-fields.js';
import styles from './record.module.css';
import { Refusal } from './refusal.js';
import { SeatField } from './seat-field.js';
import { EMPTY_SEAT, useNewMatch } from './use-new-match.js';

/** Who plays what, with which decks. What the reader may not choose is not offered. */
export function NewMatch({ me }: { readonly me: Schemas['MeDto'] }) {
  const { t } = useTranslation('record');
  const match = useNewMatch(me);
  const { draft, offered, isOwnMatch, may, change } = match;
  const { seats } = draft;
  const making = useMaking();
  const room = offered?.seats[draft.format] ?? { min: 2, max: 2 };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    making.mutate(draft);
  };
  const isWhole = seats.every(({ player, deck }) => player !== null && deck !== null);
  return (
    <form className={styles['form']} onSubmit={onSubmit} aria-labelledby="new">
      <MatchFields making={match} />
      {seats.map((seat, place) => (
        <SeatField
          key={place}
          number={place + 1}
          seat={seat}
          game={draft.game}
          format={draft.format}
          isFixed={isOwnMatch && place === 0}
          mayRegister={may.includes('players.register')}
          taken={seats.flatMap(({ player }) => player?.id ?? [])}
          onChange={(changed) => change({ seats: seats.with(place, changed) })}
        />
      ))}
      {seats.length < room.max && (
        <Button onClick={() => change({ seats: [...seats, EMPTY_SEAT] })}>{t('new.moreSeats')}</Button>
      )}
      {seats.length > room.min && (
        <Button onClick={() => change({ seats: seats.slice(0, -1) })}>{t('new.fewerSeats')}</Button>
      )}
      {making.isError && <Refusal error={making.error} />}
      <p className={styles['quiet']} role="status">
        {!isWhole && t('new.missing')}
      </p>
      <Button type="submit" look="main" disabled={!isWhole || making.isPending}>
        {t('new.begin')}
      </Button>
    </form>
  );
}

/** Makes a match once: where the answer is lost, the same is asked for again with the same key. */
function useMaking() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const key = useRef(newOnce());
  const stored = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: (draft: Draft) => createMatch(draft, key.current, stored.current),
    onSuccess: async (made) => {
      await queries.invalidateQueries({ queryKey: ['matches'] });
      const id = made.games.at(-1)?.id;
      if (id !== undefined) await navigate({ to: '/record/$id', params: { id } });
    },
    onError: (error) => {
      // What was refused is asked for otherwise.
      if (error instanceof KifuProblem) key.current = newOnce();
    },
  });
}
