import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { Form } from '../../design/form.js';
import { SeatFields } from '../../seats/seat-fields.js';
import { createMatch } from './make-match.js';
import { MatchFields } from './match-fields.js';
import { useNewMatch } from './use-new-match.js';

/** Who plays what, with which decks. What the reader may not choose is not offered. */
export function NewMatch({ me }: { readonly me: Schemas['MeDto'] }) {
  const { t } = useTranslation('record');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const match = useNewMatch(me);
  const stored = useRef(new Map<string, string>());
  const { draft, isOwnMatch, may, change } = match;
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
      <SeatFields
        seating={draft}
        isOwnFirst={isOwnMatch}
        mayRegister={may.includes('players.register')}
        onChange={(seats) => change({ seats })}
      />
    </Form>
  );
}
