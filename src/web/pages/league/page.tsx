import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { meQuery } from '../../api/queries.js';
import { mayQuery } from '../../api/rights.js';
import { Button, buttonClass } from '../../design/button.js';
import { Embed } from '../../design/embed.js';
import { Page } from '../../design/page.js';
import { Parts } from '../../design/parts.js';
import { Empty, Failure, Loading } from '../../design/states.js';
import { useFormatNames } from '../../engine/format-names.js';
import { PolicyNote } from '../../standings/numbers.js';
import { CrossTable } from './cross-table.js';
import { DeckBreakdown } from '../../decks-played/deck-breakdown.js';
import { leagueQueries } from './queries.js';
import { ResultsList } from './results-list.js';
import { countedIn } from './results.js';
import { type Part, PARTS } from './parts.js';
import { Seasons } from './seasons.js';
import { Standings } from './standings.js';
import styles from './league.module.css';

const route = getRouteApi('/shell/leagues/$id');

export function LeaguePage() {
  const { t } = useTranslation('league');
  const { id } = route.useParams();
  const { part = 'table' } = route.useSearch();
  const navigate = route.useNavigate();
  const gameName = useGameNames();
  const { data: table } = useSuspenseQuery(leagueQueries.standings(id));
  const { league, standings } = table;
  const formatName = useFormatNames(league.game);
  return (
    <Page
      title={league.name}
      lead={`${gameName(league.game)} · ${formatName(league.format)} · ${t('live')}`}
      actions={<Actions id={id} name={league.name} />}
    >
      <Parts
        label={t('parts.label')}
        parts={PARTS.map((each) => ({
          id: each,
          label: t(`parts.${each}`),
          content:
            standings.length === 0 && each !== 'results' ? (
              <Empty title={t('none.title')}>
                <p>{t('none.text')}</p>
              </Empty>
            ) : (
              <PartOf part={each} id={id} />
            ),
        }))}
        shown={part}
        onShow={(chosen) => void navigate({ search: { part: chosen }, replace: true, resetScroll: false })}
      />
      <Seasons id={id} />
      <p className={styles['note']}>
        <PolicyNote policy={table.policy} />
      </p>
    </Page>
  );
}

function PartOf({ part, id }: { readonly part: Part; readonly id: string }) {
  const { data: table } = useSuspenseQuery(leagueQueries.standings(id));
  const matches = useQuery(leagueQueries.matches(id));
  const { format } = table.league;
  if (part === 'table') return <Standings table={table} matches={matches.data && countedIn(matches.data, format)} />;
  if (part === 'decks') return <DeckBreakdown of={{ league: id }} />;
  if (matches.isPending) return <Loading />;
  if (matches.isError) return <Failure error={matches.error} onRetry={() => void matches.refetch()} />;
  if (part === 'cross') {
    return <CrossTable standings={table.standings} matches={countedIn(matches.data, format).items} />;
  }
  return <ResultsList matches={matches.data.items} format={format} />;
}

function Actions({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation('league');
  const { data: me } = useQuery(meQuery);
  const { data: may = [] } = useQuery(mayQuery({ league: id }));
  return (
    <>
      {(may.includes('leagues.assign-roles') || may.includes('matches.create-for-others')) && (
        <Link to="/leagues/$id/desk" params={{ id }} className={buttonClass}>
          {t('desk')}
        </Link>
      )}
      {may.includes('cases.rule') && (
        <Link to="/cases" search={{ league: id }} className={buttonClass}>
          {t('cases')}
        </Link>
      )}
      <Link to="/leagues/$id/projector" params={{ id }} className={buttonClass}>
        {t('projector')}
      </Link>
      {/* Exports are for logged-in readers (docs/rights.md). */}
      {me !== null && me !== undefined && (
        <a className={buttonClass} href={`/v1/exports/standings?league=${id}&format=csv`} download>
          {t('csv')}
        </a>
      )}
      <Button onClick={() => window.print()}>{t('print')}</Button>
      <Embed path={`/leagues/${id}`} title={name} />
    </>
  );
}
