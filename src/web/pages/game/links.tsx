/** Where a game belongs: its match with the other games, the decks, the league, the round with the tables beside it. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { matchQuery } from '../../api/games.js';
import { useOwnSeat } from '../../api/own-seat.js';
import type { Schemas } from '../../api/kifu.js';
import { roundQuery } from '../../api/tournaments.js';
import type { GameRecord } from '../../replay/record.js';
import { placeText } from '../../tables/text.js';
import styles from './game.module.css';

interface LinksProps {
  readonly record: Pick<GameRecord, 'id' | 'matchId'>;
  /** By seat. */
  readonly names: ReadonlyMap<string, string>;
}

export const Links = memo(function Links({ record, names }: LinksProps) {
  const { t } = useTranslation('game');
  const { data: match } = useQuery(matchQuery(record.matchId));
  const own = useOwnSeat(match?.seats ?? []);
  if (match === undefined) return null;
  const game = match.games.find(({ id }) => id === record.id);
  const [deck, other, third] = match.seats.flatMap(({ deckId }) => deckId ?? []);
  return (
    <nav className={styles['links']} aria-label={t('links.title')}>
      <Link to="/matches/$id" params={{ id: match.id }}>
        {t('links.match')}
      </Link>
      {own !== undefined && game?.status === 'running' && (
        <Link to="/record/$id" params={{ id: game.id }}>
          {t('links.play')}
        </Link>
      )}
      {match.games.length > 1 &&
        match.games.map(({ id, number }) => (
          <Link key={id} to="/games/$id" params={{ id }} aria-current={id === record.id ? 'page' : undefined}>
            {t('links.game', { number })}
          </Link>
        ))}
      {match.seats.map(
        ({ seat, deckId }) =>
          deckId !== undefined && (
            <Link key={seat} to="/decks/$id" params={{ id: deckId }}>
              {t('links.deck', { player: names.get(seat) ?? seat })}
            </Link>
          ),
      )}
      {deck !== undefined && other !== undefined && third === undefined && deck !== other && (
        <Link to="/decks/$id" params={{ id: deck }} search={{ with: other }}>
          {t('links.compare')}
        </Link>
      )}
      {match.leagueId !== null && (
        <Link to="/leagues/$id" params={{ id: match.leagueId }}>
          {t('links.league')}
        </Link>
      )}
      {match.pod !== null && (
        <Link to="/tournaments/$id" params={{ id: match.pod.tournamentId }} search={{ part: 'pods' }}>
          {t('links.pod', { pod: match.pod.pod })}
        </Link>
      )}
      {match.pairing !== null && <Round pairing={match.pairing} />}
    </nav>
  );
});

/** The tournament, and the matches at the tables before and after this one. */
function Round({ pairing }: { readonly pairing: Schemas['MatchPairingDto'] }) {
  const { t } = useTranslation('game');
  const { tournamentId, round, table, board } = pairing;
  const { data } = useQuery(roundQuery(tournamentId, round));
  const played = (data?.tables ?? [])
    .flatMap(({ table: number, matchId, boards }) => [
      { number: placeText(number), matchId },
      ...boards.map((each) => ({ number: placeText(number, each.board), matchId: each.matchId })),
    ])
    .flatMap(({ number, matchId }) => (matchId === null ? [] : [{ number, matchId }]));
  const own = played.findIndex(({ number }) => number === placeText(table, board));
  const beside = [
    { arrow: '‹ ', at: played[own - 1] },
    { arrow: '› ', at: own < 0 ? undefined : played[own + 1] },
  ];
  return (
    <>
      <Link to="/tournaments/$id" params={{ id: tournamentId }} search={{ part: 'rounds', round }}>
        {t('links.tournament', { round })}
      </Link>
      {beside.map(
        ({ arrow, at }) =>
          at !== undefined && (
            <Link key={arrow} to="/matches/$id" params={{ id: at.matchId }}>
              <span aria-hidden="true">{arrow}</span>
              {t('links.table', { table: at.number })}
            </Link>
          ),
      )}
    </>
  );
}
