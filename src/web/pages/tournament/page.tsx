/** A tournament: its standings, rounds, bracket and players, what its players do, and the desk of its staff. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { mayQuery } from '../../api/rights.js';
import { Button, buttonClass } from '../../design/button.js';
import { Embed } from '../../design/embed.js';
import { Name } from '../../design/name.js';
import { Page } from '../../design/page.js';
import { Parts } from '../../design/parts.js';
import { QrCode } from '../../design/qr-code.js';
import { Why } from '../../design/why.js';
import { DeckBreakdown } from '../../decks-played/deck-breakdown.js';
import { FormatName } from '../../engine/format-name.js';
import { Announcement } from './announcement/announcement.js';
import { Bracket } from './bracket.js';
import { CrossTable } from './cross-table.js';
import { Desk } from './desk.js';
import { Pods } from './drafts/pods.js';
import { History } from './history/history.js';
import { Own } from './own.js';
import { EMBEDDED_PARTS, type Part, PARTS, type TournamentSearch } from './parts.js';
import { Players } from './players.js';
import { Podium } from './podium.js';
import { type Tournament, tournamentQueries } from './queries.js';
import { Rounds } from './rounds.js';
import { StandingsPart } from './standings.js';
import styles from './tournament.module.css';

const route = getRouteApi('/shell/tournaments/$id');

export function TournamentPage() {
  const { t } = useTranslation('tournament');
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: tournament } = useSuspenseQuery(tournamentQueries.tournament(id));
  const { data: may = [] } = useQuery(mayQuery(tournament.leagueId === null ? {} : { league: tournament.leagueId }));
  const isStaff = may.includes('tournaments.run') || may.includes('tournaments.record');
  const shown = PARTS.filter((part) => isThere(part, tournament, isStaff));
  const part = shown.find((each) => each === search.part) ?? shown[0] ?? 'players';
  const show = (changed: TournamentSearch): void =>
    void navigate({ search: (now) => ({ ...now, ...changed }), replace: true, resetScroll: false });
  const content = {
    standings: <StandingsPart tournament={tournament} round={search.round} onRound={(round) => show({ round })} />,
    rounds: (
      <Rounds
        tournament={tournament}
        round={search.round}
        onRound={(round) => show({ round })}
        mayCorrect={may.includes('tournaments.rule')}
      />
    ),
    bracket: <Bracket tournament={tournament} />,
    cross: <CrossTable tournament={tournament} />,
    pods: <Pods tournament={tournament} />,
    players: <Players tournament={tournament} deckOf={search.deck} />,
    decks: <DeckBreakdown of={{ tournament: tournament.id }} />,
    history: <History tournament={tournament} />,
    desk: <Desk tournament={tournament} may={may} />,
  };
  return (
    <Page
      wide
      title={tournament.name}
      lead={<Lead tournament={tournament} />}
      actions={<Actions tournament={tournament} part={part} isStaff={isStaff} />}
    >
      <Announcement tournament={tournament} />
      <Podium tournament={tournament} />
      <Own tournament={tournament} />
      <Parts
        label={t('parts.label')}
        parts={shown.map((each) => ({ id: each, label: t(`parts.${each}`), content: content[each] }))}
        shown={part}
        onShow={(chosen) => show({ part: chosen })}
      />
    </Page>
  );
}

interface ActionsProps {
  readonly tournament: Tournament;
  readonly part: Part;
  readonly isStaff: boolean;
}

function Actions({ tournament, part, isStaff }: ActionsProps) {
  const { t } = useTranslation('tournament');
  const { id } = route.useParams();
  return (
    <>
      <Link to="/tournaments/$id/hall" params={{ id }} className={buttonClass}>
        {t('hall')}
      </Link>
      {tournament.round !== null && isStaff && (
        <Link to="/tournaments/$id/slips" params={{ id }} className={buttonClass}>
          {t('slips.title')}
        </Link>
      )}
      <Why
        look="button"
        label={t('qr.title')}
        title={t('qr.title')}
        reasons={<QrCode address={`${location.origin}/tournaments/${id}`} label={t('qr.label')} />}
      >
        {t('qr.button')}
      </Why>
      {tournament.round !== null && tournament.boards === null && (
        <a href={`/v1/tournaments/${id}/trf`} className={buttonClass}>
          {t('report')}
        </a>
      )}
      <Button onClick={() => window.print()}>{t('print')}</Button>
      {EMBEDDED_PARTS.some((each) => each === part) && (
        <Embed path={`/tournaments/${id}?part=${part}`} title={tournament.name} />
      )}
    </>
  );
}

/** A part without anything to show is left out. */
function isThere(part: Part, { stages, status }: Tournament, isStaff: boolean): boolean {
  const begun = stages.filter((stage) => stage.begun);
  switch (part) {
    case 'players':
    case 'history':
      return true;
    case 'desk':
      return isStaff && status !== 'cancelled';
    case 'bracket':
      return begun.some(({ kind }) => kind.endsWith('elimination'));
    case 'pods':
      return begun.some(({ draft }) => draft !== null);
    case 'standings':
    case 'rounds':
    case 'cross':
    case 'decks':
      return begun.length > 0;
  }
}

function Lead({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation(['tournament', 'tournaments']);
  const gameName = useGameNames();
  const { game, format, leagueId, leagueName, status, players, capacity, boards, round, reason } = tournament;
  return (
    <>
      {gameName(game)} · <FormatName game={game} format={format} />
      {leagueId !== null && (
        <>
          {' · '}
          <Link to="/leagues/$id" params={{ id: leagueId }}>
            <Name>{leagueName ?? undefined}</Name>
          </Link>
        </>
      )}
      {' · '}
      <strong data-status={status} className={styles['status']}>
        {t(`status.${status}`, { ns: 'tournaments' })}
      </strong>
      {' · '}
      {capacity === null
        ? t(boards === null ? 'players.count' : 'players.teams', { count: players.entered })
        : t('players.ofCapacity', { count: players.entered, capacity })}
      {round !== null && ` · ${t(round.isOver ? 'roundOver' : 'roundRunning', { round: round.number })}`}
      {reason !== null && ` · ${reason}`}
    </>
  );
}
