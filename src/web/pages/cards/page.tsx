import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { serviceQuery } from '../../api/queries.js';
import { Picture } from '../../cards/picture.js';
import { type Card, cardSetsQuery, nameOf } from '../../cards/queries.js';
import { SearchFields } from '../../cards/search-fields.js';
import { cardSearchQuery } from '../../cards/search.js';
import { TableOfCards } from '../../cards/table-of-cards.js';
import { buttonClass } from '../../design/button.js';
import { Field, Fields } from '../../design/field.js';
import { Page } from '../../design/page.js';
import { ShowMore } from '../../design/show-more.js';
import { Empty, Failure, Loading } from '../../design/states.js';
import { type Layout, useLayout } from '../../engine/games.js';
import styles from './cards.module.css';

const route = getRouteApi('/shell/cards');

export function CardsPage() {
  const { t } = useTranslation('cards');
  const search = route.useSearch();
  const { data: service } = useSuspenseQuery(serviceQuery);
  const game = search.game ?? service.games[0]?.game ?? '';
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      wide
      actions={
        <Link to="/decks/new" search={{ game }} className={buttonClass}>
          {t('build')}
        </Link>
      }
    >
      <div className={styles['parts']}>
        <Sets game={game} />
        <Found game={game} />
      </div>
    </Page>
  );
}

/** Which game, and which of its card sets. */
function Sets({ game }: { readonly game: string }) {
  const { t } = useTranslation('cards');
  const { set } = route.useSearch();
  const gameName = useGameNames();
  const navigate = route.useNavigate();
  const { data: service } = useSuspenseQuery(serviceQuery);
  const { data: sets = [] } = useQuery(cardSetsQuery(game));
  return (
    <Fields label={t('set.label')}>
      <Field label={t('set.game')}>
        <select
          value={game}
          onChange={({ target }) => void navigate({ search: { game: target.value }, replace: true })}
        >
          {service.games.map(({ game: id }) => (
            <option key={id} value={id}>
              {gameName(id)}
            </option>
          ))}
        </select>
      </Field>
      {sets.length > 1 && (
        <Field label={t('set.set')}>
          <select
            value={set ?? ''}
            onChange={({ target }) => {
              const chosen = target.value === '' ? undefined : Number(target.value);
              void navigate({ search: (before) => ({ ...before, set: chosen }), replace: true });
            }}
          >
            <option value="">{t('set.current')}</option>
            {sets.map(({ version, totals, hash }) => (
              <option key={hash} value={version}>
                {t('set.version', { version, count: totals.cards })}
              </option>
            ))}
          </select>
        </Field>
      )}
    </Fields>
  );
}

function Found({ game }: { readonly game: string }) {
  const { t } = useTranslation('cards');
  const { game: _, set, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const layout = useLayout(game);
  const found = useInfiniteQuery(cardSearchQuery(game, search, set === undefined ? undefined : String(set)));
  const cards = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <SearchFields
        key={game}
        layout={layout}
        search={search}
        change={(changed) =>
          void navigate({ search: (before) => ({ ...before, ...changed }), replace: true, resetScroll: false })
        }
      />
      {found.isPending && <Loading />}
      {found.isError && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && cards.length === 0 && (
        <Empty title={t('none.title')}>
          <p>{t('none.text')}</p>
        </Empty>
      )}
      {cards.length > 0 && (
        <TableOfCards game={game} layout={layout} cards={cards}>
          <ul className={styles['cards']} aria-label={t('found')}>
            {cards.map((card) => (
              <li key={card.id}>
                <CardLink game={game} set={set} layout={layout} card={card} />
              </li>
            ))}
          </ul>
        </TableOfCards>
      )}
      <ShowMore list={found} />
    </>
  );
}

interface CardLinkProps {
  readonly game: string;
  readonly set: number | undefined;
  readonly layout: Layout | null;
  readonly card: Card;
}

function CardLink({ game, set, layout, card }: CardLinkProps) {
  const { t } = useTranslation('cards');
  return (
    <Link to="/cards/$game/$id" params={{ game, id: card.id }} search={{ set }} className={styles['card']}>
      <Picture layout={layout} card={card} />
      <span className="visually-hidden">{nameOf(layout, card)}</span>
      <span className={styles['status']} data-status={card.status}>
        {card.id} · {t(`status.${card.status}`)}
      </span>
    </Link>
  );
}
