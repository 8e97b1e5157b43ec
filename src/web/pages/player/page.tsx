/** What a player has played, as far as everybody may know. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import type { Schemas } from '../../api/kifu.js';
import { playerQuery } from '../../api/players.js';
import { Page } from '../../design/page.js';
import { ShowMore } from '../../design/show-more.js';
import { Failure, Loading } from '../../design/states.js';
import { FormatName } from '../../engine/format-name.js';
import { useFormat } from '../../i18n/use-format.js';
import { Name } from '../../design/name.js';
import { called } from '../../api/called.js';
import styles from './player.module.css';
import { decksQuery, matchesQuery, rolesQuery } from './queries.js';
import { Ratings } from './ratings.js';
import { Records } from './records.js';
import { Rename } from './rename.js';

const route = getRouteApi('/shell/players/$id');

export function PlayerPage() {
  const { t } = useTranslation('player');
  const format = useFormat();
  const { id } = route.useParams();
  const player = useQuery(playerQuery(id));
  if (player.isPending) return <Loading />;
  if (player.isError) return <Failure error={player.error} onRetry={() => void player.refetch()} />;
  const { mergedInto } = player.data;
  if (mergedInto !== undefined) return <Navigate to="/players/$id" params={{ id: mergedInto }} replace />;
  return (
    <Page title={called(player.data)} lead={t('since', { moment: format.moment(player.data.createdAt) })}>
      <Roles id={id} />
      <Rename id={id} name={player.data.name} />
      <Records id={id} />
      <Ratings id={id} />
      <section className={styles['part']} aria-labelledby="matches">
        <h2 id="matches">{t('matches.title')}</h2>
        <Matches id={id} />
      </section>
      <section className={styles['part']} aria-labelledby="decks">
        <h2 id="decks">{t('decks.title')}</h2>
        <Decks id={id} />
      </section>
    </Page>
  );
}

function Roles({ id }: { readonly id: string }) {
  const { t } = useTranslation('player');
  const { data: roles = [] } = useQuery(rolesQuery(id));
  if (roles.length === 0) return null;
  return (
    <ul className={styles['roles']} aria-label={t('roles')}>
      {roles.map(({ role, league, organisation }) => (
        <li key={`${role} ${league?.id ?? organisation?.id ?? ''}`}>
          {t(`role.${role}`)}:{' '}
          {league === null ? (
            <Name>{organisation?.name}</Name>
          ) : (
            <Link to="/leagues/$id" params={{ id: league.id }}>
              <Name>{league.name}</Name>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Matches({ id }: { readonly id: string }) {
  const { t } = useTranslation('player');
  const matches = useInfiniteQuery(matchesQuery(id));
  if (matches.isPending) return <Loading />;
  if (matches.isError) return <Failure error={matches.error} onRetry={() => void matches.refetch()} />;
  const items = matches.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p className={styles['quiet']}>{t('matches.none')}</p>;
  return (
    <>
      <ul className={styles['tiles']}>
        {items.map((match) => (
          <li key={match.id}>
            <MatchOf player={id} match={match} />
          </li>
        ))}
      </ul>
      <ShowMore list={matches} />
    </>
  );
}

interface MatchOfProps {
  readonly player: string;
  readonly match: Schemas['ListedMatchDto'];
}

function MatchOf({ player, match }: MatchOfProps) {
  const { t } = useTranslation('player');
  const format = useFormat();
  const gameName = useGameNames();
  const own = match.seats.find(({ playerId, mergedInto = playerId }) => mergedInto === player);
  const others = match.seats.filter((seat) => seat !== own).map(({ name }) => name);
  const outcome =
    match.closed === 'void' || match.closed === 'mistake'
      ? match.closed
      : match.status === 'running'
        ? 'running'
        : match.draw
          ? 'drawn'
          : match.winners.includes(own?.seat ?? '')
            ? 'won'
            : match.winners.length === 0
              ? 'over'
              : 'lost';
  const games = match.result?.[own?.seat ?? ''];
  return (
    <Link to="/matches/$id" params={{ id: match.id }} className={styles['tile']}>
      <strong data-outcome={outcome}>{t(`outcome.${outcome}`, { players: format.list(others) })}</strong>
      {games !== undefined && (
        <span>
          {games.won}–{games.lost}
          {games.drawn > 0 && ` (${t('drawnGames', { count: games.drawn })})`}
        </span>
      )}
      <span className={styles['quiet']}>
        {gameName(match.game)} ·{' '}
        {match.leagueName !== null && (
          <>
            <Name>{match.leagueName}</Name> ·{' '}
          </>
        )}
        {format.moment(match.createdAt)}
        {match.closed === 'no-show' && ` · ${t('noShow')}`}
      </span>
    </Link>
  );
}

function Decks({ id }: { readonly id: string }) {
  const { t } = useTranslation('player');
  const gameName = useGameNames();
  const decks = useInfiniteQuery(decksQuery(id));
  if (decks.isPending) return <Loading />;
  if (decks.isError) return <Failure error={decks.error} onRetry={() => void decks.refetch()} />;
  const items = decks.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p className={styles['quiet']}>{t('decks.none')}</p>;
  return (
    <>
      <ul className={styles['tiles']}>
        {items.map((deck) => (
          <li key={deck.id}>
            <Link to="/decks/$id" params={{ id: deck.id }} className={styles['tile']}>
              <strong>
                <Name>{deck.name}</Name>
              </strong>
              <span className={styles['quiet']}>
                {gameName(deck.game)} · <FormatName game={deck.game} format={deck.format} /> ·{' '}
                {t(deck.public ? 'decks.public' : 'decks.notPublic')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ShowMore list={decks} />
    </>
  );
}
