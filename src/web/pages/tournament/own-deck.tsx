/** Hands in a deck for recorded matches: one of the reader's own, of the game and format. It is locked at the start. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Form, Select } from '../../design/form.js';
import { decksQuery } from '../../seats/queries.js';
import { useRefreshed } from './act.js';
import { orders } from './orders.js';
import { type Tournament, tournamentQueries } from './queries.js';

interface OwnDeckProps {
  readonly tournament: Tournament;
  readonly playerId: string;
}

export function OwnDeck({ tournament, playerId }: OwnDeckProps) {
  const { t } = useTranslation('tournament');
  const { id, game, format } = tournament;
  const refresh = useRefreshed(id);
  const players = useQuery(tournamentQueries.players(tournament));
  const decks = useQuery(decksQuery(playerId));
  const own = players.data?.items
    .flatMap((player) => [player, ...player.members])
    .find((player) => player.playerId === playerId);
  const fitting = decks.data?.filter((deck) => deck.game === game && deck.format === format) ?? [];
  if (own === undefined || decks.data === undefined) return null;
  return (
    <>
      <p role="status">{t(own.hasDeck ? 'own.hasDeck' : 'own.noDeck')}</p>
      {fitting.length === 0 ? (
        <p>
          <Link to="/decks/new" search={{ game }}>
            {t('own.buildDeck')}
          </Link>
        </p>
      ) : (
        <Form
          title={t('own.handInDeck')}
          submit={t('own.handInDeck')}
          look="plain"
          send={(input, once) => orders.submitDeck(id, input.text('deckId'))(once)}
          onDone={() => void refresh()}
        >
          <Select
            name="deckId"
            label={t('own.deck')}
            options={fitting.map((deck) => ({ value: deck.id, label: deck.name }))}
          />
        </Form>
      )}
    </>
  );
}
