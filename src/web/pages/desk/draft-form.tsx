/** A draft of the league: who drafts, from which list, and in which time. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { serviceQuery } from '../../api/queries.js';
import { Form, type FormInput } from '../../design/form.js';
import { draftListIn, ListField, pickSecondsIn, PickTimeField } from '../../seats/draft-fields.js';
import { SeatFields } from '../../seats/seat-fields.js';
import { seated, type SeatDraft, seatingOf } from '../../seats/seats.js';
import type { League } from './league.js';

interface DraftFormProps {
  readonly league: League;
  /** The format of the draft. */
  readonly format: string;
  readonly mayRegister: boolean;
}

export function DraftForm({ league: { id: leagueId, game }, format, mayRegister }: DraftFormProps) {
  const { t } = useTranslation('desk');
  const queries = useQueryClient();
  const { data: service } = useQuery(serviceQuery);
  const [seats, setSeats] = useState<readonly SeatDraft[]>([]);
  const [made, setMade] = useState<string | null>(null);
  const offered = service?.games.find((each) => each.game === game);
  const seating = seatingOf(offered, format, seats);
  const send = async (input: FormInput, once: string): Promise<Schemas['MatchDto']> => {
    const table = await seated(seating, new Map());
    const seconds = pickSecondsIn(input);
    return answered(
      kifu.POST('/v1/matches', {
        params: { header: { 'Idempotency-Key': once } },
        body: {
          ...table,
          ...{ leagueId, bestOf: 1 },
          ...(seconds !== undefined && { timing: { turn: { seconds, atEnd: 'lot' } } }),
          seats: table.seats.map((seat) => ({ ...seat, ...draftListIn(input) })),
        },
      }),
    );
  };
  return (
    <>
      <Form
        title={t('draft.title')}
        hint={t('draft.hint')}
        submit={t('draft.submit')}
        send={send}
        onDone={({ id }) => {
          setMade(id);
          setSeats([]);
          void queries.invalidateQueries({ queryKey: ['league', leagueId] });
        }}
        done={t('draft.done')}
      >
        <ListField game={game} format={format} deckId={null} at="/seats/0/deckId" />
        <SeatFields seating={seating} mayRegister={mayRegister} decks="shared" onChange={setSeats} />
        <PickTimeField at="/timing/turn/seconds" />
      </Form>
      {made !== null && (
        <p>
          <Link to="/matches/$id" params={{ id: made }}>
            {t('draft.go')}
          </Link>
        </p>
      )}
    </>
  );
}
