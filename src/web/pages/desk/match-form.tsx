/** A match of the league: who plays it, each with which deck, and in teams where its format is played in them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { serviceQuery } from '../../api/queries.js';
import { Form, type FormInput } from '../../design/form.js';
import { useFormatNames } from '../../engine/format-names.js';
import { SeatFields } from '../../seats/seat-fields.js';
import { seated, type SeatDraft, seatingOf } from '../../seats/seats.js';
import { timingIn } from '../../terms/terms.js';
import { MoreTerms, TimingFields } from '../../terms/terms-fields.js';
import { TermsText } from '../../terms/terms-text.js';
import type { League } from './league.js';

interface MatchFormProps {
  readonly league: League;
  readonly mayRegister: boolean;
}

export function MatchForm({ league, mayRegister }: MatchFormProps) {
  const { t } = useTranslation('desk');
  const queries = useQueryClient();
  const { data: service } = useQuery(serviceQuery);
  const [seats, setSeats] = useState<readonly SeatDraft[]>([]);
  const stored = useRef(new Map<string, string>());
  const [made, setMade] = useState<string | null>(null);
  const { id: leagueId, game, format, bestOf } = league;
  const formatName = useFormatNames(game);
  const seating = seatingOf(
    service?.games.find((each) => each.game === game),
    format,
    seats,
  );
  const send = async (input: FormInput, once: string): Promise<Schemas['MatchDto']> =>
    answered(
      kifu.POST('/v1/matches', {
        params: { header: { 'Idempotency-Key': once } },
        body: { leagueId, bestOf, ...(await seated(seating, stored.current)), ...timingIn(input) },
      }),
    );
  return (
    <>
      <Form
        title={t('match.title')}
        hint={
          <>
            {t('match.hint', { count: bestOf, format: formatName(format) })} <TermsText terms={league} />
          </>
        }
        submit={t('match.submit')}
        send={send}
        onDone={({ id }) => {
          setMade(id);
          setSeats([]);
          void queries.invalidateQueries({ queryKey: ['league', leagueId] });
          void queries.invalidateQueries({ queryKey: ['decks'] });
        }}
        done={t('match.done')}
      >
        <SeatFields seating={seating} mayRegister={mayRegister} onChange={setSeats} />
        {league.timing === null && (
          <MoreTerms summary={t('moreTime', { ns: 'terms' })}>
            <TimingFields />
          </MoreTerms>
        )}
      </Form>
      {made !== null && (
        <p>
          <Link to="/matches/$id" params={{ id: made }}>
            {t('match.go')}
          </Link>
        </p>
      )}
    </>
  );
}
