import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { playerQuery } from '../../api/players.js';
import type { Schemas } from '../../api/kifu.js';
import { Curve } from '../../cards/curve.js';
import { DeckList } from '../../cards/deck-list.js';
import { DeckText } from '../../cards/deck-text.js';
import { sizeOf } from '../../cards/lines.js';
import { type Card, cardsByIdQuery, deckQuery } from '../../cards/queries.js';
import { SampleHand } from '../../cards/sample-hand.js';
import { TableOfCards } from '../../cards/table-of-cards.js';
import { buttonClass } from '../../design/button.js';
import { CopyLink } from '../../design/copy-link.js';
import { Page } from '../../design/page.js';
import { Failure, Loading } from '../../design/states.js';
import { useFormatNames } from '../../engine/format-names.js';
import { useLayout } from '../../engine/games.js';
import { useFormat } from '../../i18n/use-format.js';
import { Audience } from './audience.js';
import { ChooseOther } from './choose-other.js';
import { Compared } from './compared.js';
import styles from './deck.module.css';

const route = getRouteApi('/shell/decks/$id');

export function DeckPage() {
  const { id } = route.useParams();
  const deck = useQuery(deckQuery(id));
  if (deck.isPending) return <Loading />;
  if (deck.isError) return <Failure error={deck.error} onRetry={() => void deck.refetch()} />;
  return <Shown deck={deck.data} />;
}

const NONE: ReadonlyMap<string, Card> = new Map();

function Shown({ deck }: { readonly deck: Schemas['DeckDto'] }) {
  const { t } = useTranslation('deck');
  const format = useFormat();
  const { with: other } = route.useSearch();
  const { game, cards: lines, cardSet } = deck;
  const layout = useLayout(game);
  const formatName = useFormatNames(game);
  const gameName = layout === null ? game : format.words(layout.name);
  const ids = lines.map(({ card }) => card);
  const cards = useQuery(cardsByIdQuery(game, ids, cardSet));
  const known = cards.data ?? NONE;
  const shown = { lines, cards: known, layout };
  return (
    <TableOfCards game={game} layout={layout} cards={[...known.values()]}>
      <Page
        title={deck.name}
        lead={[gameName, formatName(deck.format), t('size', { count: sizeOf(lines) })].join(' · ')}
        actions={
          <>
            <Link to="/decks/new" search={{ game, format: deck.format, from: deck.id }} className={buttonClass}>
              {t('build')}
            </Link>
            {deck.public && <CopyLink />}
          </>
        }
      >
        <p className={styles['about']}>
          {deck.playerId !== null && <Owner id={deck.playerId} />}
          <span>{t('made', { moment: format.moment(deck.createdAt) })}</span>
          {deck.draftId !== null && (
            <Link to="/matches/$id" params={{ id: deck.draftId }}>
              {t('drafted')}
            </Link>
          )}
        </p>
        <Audience deck={deck} />
        {cards.isError && <Failure error={cards.error} onRetry={() => void cards.refetch()} />}
        {cards.isPending ? (
          <Loading />
        ) : other !== undefined && other !== deck.id ? (
          <Compared deck={deck} cards={known} layout={layout} other={other} />
        ) : (
          <>
            <DeckList game={game} {...shown} />
            <Curve {...shown} />
            <SampleHand {...shown} />
            <DeckText {...shown} />
            <ChooseOther deck={deck} />
          </>
        )}
        <p className={styles['note']}>{t('judged', { ruleset: deck.ruleset.replace(`${game}@`, `${gameName} `) })}</p>
      </Page>
    </TableOfCards>
  );
}

function Owner({ id }: { readonly id: string }) {
  const { data: player } = useQuery(playerQuery(id));
  return (
    <Link to="/players/$id" params={{ id }}>
      {player?.name ?? '…'}
    </Link>
  );
}
