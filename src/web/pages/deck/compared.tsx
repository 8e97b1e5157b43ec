/** Two decks beside each other: the cards of one only, of the other only, and of both. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { DeckList } from '../../cards/deck-list.js';
import { compared, type Line, sizeOf } from '../../cards/lines.js';
import { type Card, cardsByIdQuery, deckQuery } from '../../cards/queries.js';
import { buttonClass } from '../../design/button.js';
import { Failure, Loading } from '../../design/states.js';
import type { Layout } from '../../engine/games.js';
import styles from './deck.module.css';

interface ComparedProps {
  readonly deck: Schemas['DeckDto'];
  readonly cards: ReadonlyMap<string, Card>;
  readonly layout: Layout | null;
  /** The id of the other deck. */
  readonly other: string;
}

export function Compared({ deck, cards, layout, other }: ComparedProps) {
  const { t } = useTranslation('deck');
  const read = useQuery(deckQuery(other));
  return (
    <section className={styles['compare']} aria-label={t('compare.title')}>
      <p className={styles['alone']}>
        {[deck, ...(read.data === undefined ? [] : [read.data])].map(({ id, name }) => (
          <Link key={id} to="/decks/$id" params={{ id }} className={buttonClass}>
            {t('compare.alone', { name })}
          </Link>
        ))}
      </p>
      {read.isPending ? (
        <Loading />
      ) : read.isError ? (
        <Failure error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data.game !== deck.game ? (
        <p role="alert">{t('compare.games')}</p>
      ) : (
        <Sides deck={deck} cards={cards} layout={layout} other={read.data} />
      )}
    </section>
  );
}

interface SidesProps extends Omit<ComparedProps, 'other'> {
  readonly other: Schemas['DeckDto'];
}

/** Each deck names cards of the card set by which it was built. */
function Sides({ deck, cards, layout, other }: SidesProps) {
  const { t } = useTranslation('deck');
  const { game } = deck;
  const ids = other.cards.map(({ card }) => card);
  const read = useQuery(cardsByIdQuery(game, ids, other.cardSet));
  if (read.isPending) return <Loading />;
  if (read.isError) return <Failure error={read.error} onRetry={() => void read.refetch()} />;
  const shown = { game, layout, cards: new Map([...read.data, ...cards]) };
  const { left, right, both } = compared(deck.cards, other.cards);
  const side = (title: string, lines: readonly Line[]) => (
    <div>
      <h2>{title}</h2>
      {lines.length === 0 ? <p>{t('compare.none')}</p> : <DeckList {...shown} lines={lines} />}
    </div>
  );
  return (
    <div className={styles['sides']}>
      {side(t('compare.only', { name: deck.name, count: sizeOf(left) }), left)}
      {side(t('compare.only', { name: other.name, count: sizeOf(right) }), right)}
      {side(t('compare.both', { count: sizeOf(both) }), both)}
    </div>
  );
}
