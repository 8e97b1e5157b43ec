/** Corrects the rating of a registered player, with a reason that the history shows. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Select, TextField } from '../../../design/form.js';
import { distinctNames } from '../../../design/distinct-names.js';
import { useRefreshed } from '../act.js';
import { orders } from '../orders.js';
import { type Tournament, tournamentQueries } from '../queries.js';

const REASON_MAX = 200;
const RATING_MAX = 9_999;

export function CorrectRating({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('correct-rating');
  const { id } = tournament;
  const refresh = useRefreshed(id);
  const { data } = useQuery(tournamentQueries.players(tournament));
  const [chosen, choose] = useState<string>();
  const players = data?.items ?? [];
  const player = players.find(({ playerId }) => playerId === chosen) ?? players[0];
  if (player === undefined) return null;
  const nameOf = distinctNames(players.map(({ playerId, name }) => ({ id: playerId, name })));
  return (
    <details>
      <summary>{t('title')}</summary>
      <Form
        title={t('title')}
        hint={t('help')}
        submit={t('submit')}
        done={t('done')}
        look="plain"
        send={(input, once) => {
          const rating = input.text('rating') === '' ? null : input.number('rating');
          const ratings = [{ playerId: player.playerId, rating }];
          return orders.correctRatings(id, { ratings, reason: input.text('reason') })(once);
        }}
        onDone={() => void refresh()}
      >
        <Select
          name="player"
          label={t('player')}
          value={player.playerId}
          onChoose={choose}
          options={players.map(({ playerId, rating }) => ({
            value: playerId,
            label: `${nameOf(playerId)} (${rating ?? t('without')})`,
          }))}
        />
        <TextField
          key={`${player.playerId} ${player.rating ?? ''}`}
          name="rating"
          at="/ratings/0/rating"
          label={t('rating')}
          help={t('ratingHelp')}
          type="number"
          min={1}
          max={RATING_MAX}
          defaultValue={`${player.rating ?? ''}`}
          optional
        />
        <TextField name="reason" label={t('reason')} maxLength={REASON_MAX} />
      </Form>
    </details>
  );
}
