/** Who won: the first places of a tournament that is over, and the match of its final. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { distinctNames } from '../../design/distinct-names.js';
import { stageOf, type Round, type StandingRow, type Tournament, tournamentQueries } from './queries.js';
import { Entrant, Members } from './teams/entrant.js';
import styles from './tournament.module.css';

const PLACES = 3;
/** More players than these share the first places: then the table says it better. */
const SHOWN_MAX = 4;

export function Podium({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('tournament');
  const isOver = tournament.status === 'ended';
  const number = tournament.round?.number ?? 0;
  const standings = useQuery({ ...tournamentQueries.standings(tournament), enabled: isOver });
  const endsWithFinal = stageOf(tournament, tournament.round?.stage)?.kind.endsWith('elimination') === true;
  const round = useQuery({
    ...tournamentQueries.round(tournament, number),
    enabled: isOver && number > 0 && endsWithFinal,
  });
  const rows = standings.data?.rows ?? [];
  const first = rows.filter(({ place }) => place <= PLACES);
  if (!isOver || first.length === 0 || first.length > SHOWN_MAX) return null;
  const nameOf = distinctNames(rows.map(({ playerId, name }) => ({ id: playerId, name })));
  const isAlone = first.filter(({ place }) => place === 1).length === 1;
  const final = endsWithFinal ? finalIn(round.data, first) : null;
  return (
    <section className={styles['podium']} aria-label={t('podium.label')}>
      <ol>
        {first.map(({ playerId, place, members }) => (
          <li key={playerId} data-place={place}>
            <span>{place === 1 && isAlone ? t('podium.winner') : t('podium.place', { place })}</span>{' '}
            <strong>
              <Entrant tournament={tournament} id={playerId} name={nameOf(playerId)} />
            </strong>{' '}
            <Members members={members} />
          </li>
        ))}
      </ol>
      {final !== null && (
        <Link to="/matches/$id" params={{ id: final }}>
          {t('podium.final')}
        </Link>
      )}
    </section>
  );
}

/** The match of the winner in the last round; null where it was not recorded. */
const finalIn = (round: Round | undefined, [winner]: readonly StandingRow[]): string | null =>
  round?.tables.find(({ players }) => players.some(({ playerId }) => playerId === winner?.playerId))?.matchId ?? null;
