/** A match of the league: who plays it, each with which deck. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { listed } from '../../api/pages.js';
import { Button } from '../../design/button.js';
import { Form, type FormInput, Select } from '../../design/form.js';
import { useFormatNames } from '../../engine/format-names.js';
import { PlayerField } from '../../people/player-field.js';
import type { Player } from '../../people/player-search.js';
import { timingIn } from '../../terms/terms.js';
import { MoreTerms, TimingFields } from '../../terms/terms-fields.js';
import { TermsText } from '../../terms/terms-text.js';
import type { League } from './page.js';
import styles from './desk.module.css';

const SEATS_MAX = 8;

export function MatchForm({ league }: { readonly league: League }) {
  const { t } = useTranslation('desk');
  const queries = useQueryClient();
  const [seats, setSeats] = useState(2);
  const [made, setMade] = useState<string | null>(null);
  const { id: leagueId, game, format, bestOf } = league;
  const formatName = useFormatNames(game);
  const send = (input: FormInput, once: string): Promise<Schemas['MatchDto']> =>
    answered(
      kifu.POST('/v1/matches', {
        params: { header: { 'Idempotency-Key': once } },
        body: { leagueId, game, format, bestOf, seats: seatsIn(input, seats), ...timingIn(input) },
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
          void queries.invalidateQueries({ queryKey: ['league', leagueId] });
        }}
        done={t('match.done')}
      >
        {Array.from({ length: seats }, (_, place) => (
          <Seat key={place} place={place} league={league} />
        ))}
        <div className={styles['row']}>
          {seats < SEATS_MAX && <Button onClick={() => setSeats(seats + 1)}>{t('match.add')}</Button>}
          {seats > 2 && <Button onClick={() => setSeats(seats - 1)}>{t('match.remove')}</Button>}
        </div>
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

const seatsIn = (input: FormInput, seats: number): Schemas['NewSeatDto'][] =>
  Array.from({ length: seats }, (_, place) => {
    const deckId = input.text(`deck.${place}`);
    return { playerId: input.text(`player.${place}`), ...(deckId !== '' && { deckId }) };
  });

function Seat({ place, league }: { readonly place: number; readonly league: League }) {
  const { t } = useTranslation('desk');
  const [player, setPlayer] = useState<Player | null>(null);
  const decks = useQuery({
    queryKey: ['decks', player?.id ?? ''],
    queryFn: () =>
      listed(
        (page) =>
          answered(kifu.GET('/v1/decks', { params: { query: { player: player?.id ?? '', limit: 100, ...page } } })),
        3,
      ),
    enabled: player !== null,
  });
  const fitting = (decks.data?.items ?? []).filter(
    ({ game, format }) => game === league.game && format === league.format,
  );
  const isMissing = player !== null && decks.isSuccess && fitting.length === 0;
  return (
    <div className={styles['seat']}>
      <PlayerField
        name={`player.${place}`}
        label={t('match.seat', { n: place + 1 })}
        at={`/seats/${place}/playerId`}
        onChoose={setPlayer}
      />
      <Select
        name={`deck.${place}`}
        label={t('match.deck', { n: place + 1 })}
        at={`/seats/${place}/deckId`}
        help={player === null ? t('match.deckFirst') : isMissing ? t('match.deckNone') : undefined}
        options={fitting.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </div>
  );
}
