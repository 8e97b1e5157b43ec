/** The deck of a player, where the terms of the tournament show it to everybody. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { DeckList } from '../../cards/deck-list.js';
import { cardsByIdQuery } from '../../cards/queries.js';
import { TableOfCards } from '../../cards/table-of-cards.js';
import { Name } from '../../design/name.js';
import { Failure, Loading } from '../../design/states.js';
import { useLayout } from '../../engine/games.js';
import { type Tournament, tournamentQueries } from './queries.js';
import styles from './tournament.module.css';

interface PlayedDeckProps {
  readonly tournament: Tournament;
  readonly player: Schemas['NamedPlayerDto'];
}

export function PlayedDeck({ tournament, player }: PlayedDeckProps) {
  const { t } = useTranslation('tournament');
  const deck = useQuery(tournamentQueries.deck(tournament, player.playerId));
  if (deck.isPending) return <Loading />;
  if (deck.isError) return <Failure error={deck.error} onRetry={() => void deck.refetch()} />;
  return (
    <section className={styles['part']} aria-labelledby="deck">
      <h2 id="deck">
        {t('players.deckOf')} <Name>{player.name}</Name>
      </h2>
      <Lines deck={deck.data} />
    </section>
  );
}

function Lines({ deck: { game, cards: lines, cardSet } }: { readonly deck: Schemas['DeckDto'] }) {
  const layout = useLayout(game);
  const ids = lines.map(({ card }) => card);
  const cards = useQuery(cardsByIdQuery(game, ids, cardSet));
  if (cards.isPending) return <Loading />;
  if (cards.isError) return <Failure error={cards.error} onRetry={() => void cards.refetch()} />;
  return (
    <TableOfCards game={game} layout={layout} cards={[...cards.data.values()]}>
      <DeckList game={game} lines={lines} cards={cards.data} layout={layout} />
    </TableOfCards>
  );
}
