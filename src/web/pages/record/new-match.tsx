import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { Button } from '../../design/button.js';
import { Form } from '../../design/form.js';
import { createMatch } from './make-match.js';
import { MatchFields } from './match-fields.js';
import styles from './record.module.css';
import { SeatField } from './seat-field.js';
import { EMPTY_SEAT, useNewMatch } from './use-new-match.js';

/** Who plays what, with which decks. What the reader may not choose is not offered. */
export function NewMatch({ me }: { readonly me: Schemas['MeDto'] }) {
  const { t } = useTranslation('record');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const match = useNewMatch(me);
  const stored = useRef(new Map<string, string>());
  const { draft, room, isOwnMatch, may, change } = match;
  const { seats } = draft;
  return (
    <Form
      title={t('new.title')}
      level="h2"
      hint={t('new.hint')}
      submit={t('new.begin')}
      send={(_, once) => createMatch(draft, once, stored.current)}
      onDone={async (made) => {
        await queries.invalidateQueries({ queryKey: ['matches'] });
        const id = made.games.at(-1)?.id;
        if (id !== undefined) await navigate({ to: '/record/$id', params: { id } });
      }}
    >
      <MatchFields making={match} />
      {seats.map((seat, place) => (
        <SeatField
          key={place}
          place={place}
          seat={seat}
          game={draft.game}
          format={draft.format}
          teams={draft.teams}
          isFixed={isOwnMatch && place === 0}
          mayRegister={may.includes('players.register')}
          taken={seats.flatMap(({ player }) => player?.id ?? [])}
          onChange={(changed) => change({ seats: seats.with(place, changed) })}
        />
      ))}
      <div className={styles['buttons']}>
        {seats.length < room.max && (
          <Button onClick={() => change({ seats: [...seats, EMPTY_SEAT] })}>{t('new.moreSeats')}</Button>
        )}
        {seats.length > room.min && (
          <Button onClick={() => change({ seats: seats.slice(0, -1) })}>{t('new.fewerSeats')}</Button>
        )}
      </div>
    </Form>
  );
}
