import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { answered, kifu } from '../../api/kifu.js';
import { mayQuery, type Permission } from '../../api/rights.js';
import { buttonClass } from '../../design/button.js';
import { Page } from '../../design/page.js';
import { Parts } from '../../design/parts.js';
import { Empty, Failure, Loading } from '../../design/states.js';
import { useFormatNames } from '../../engine/format-names.js';
import { Webhooks } from '../../webhooks/webhooks.js';
import { serviceQuery } from '../../api/queries.js';
import { DeckForm } from './deck-form.js';
import { DraftForm } from './draft-form.js';
import { draftFormatOf } from './drafts.js';
import { Exports } from './exports.js';
import type { League } from './league.js';
import { MatchForm } from './match-form.js';
import { type Part, PARTS } from './parts.js';
import { PlayerForm } from './player-form.js';
import { Roles } from './roles.js';

const route = getRouteApi('/shell/leagues/$id/desk');

export function DeskPage() {
  const { id } = route.useParams();
  const league = useQuery({
    queryKey: ['league', id],
    queryFn: () => answered(kifu.GET('/v1/leagues/{id}', { params: { path: { id } } })),
  });
  const may = useQuery(mayQuery({ league: id }));
  if (league.isPending || may.isPending) return <Loading />;
  if (league.data === undefined || may.data === undefined) return <Failure error={league.error ?? may.error} />;
  return <Desk league={league.data} may={may.data} />;
}

/** What each part takes. */
const TAKES: Readonly<Record<Part, Permission>> = {
  players: 'players.register',
  decks: 'decks.bring-for-others',
  matches: 'matches.create-for-others',
  roles: 'leagues.assign-roles',
  webhooks: 'webhooks.manage',
  exports: 'exports.read',
};

function Desk({ league, may }: { readonly league: League; readonly may: readonly Permission[] }) {
  const { t } = useTranslation('desk');
  const gameName = useGameNames();
  const formatName = useFormatNames(league.game);
  const { part } = route.useSearch();
  const navigate = route.useNavigate();
  const offered = PARTS.filter((each) => may.includes(TAKES[each]));
  // Exports alone make no desk: they are for everybody who is logged in.
  const [first] = offered.filter((each) => each !== 'exports');
  return (
    <Page
      title={t('title', { league: league.name })}
      lead={`${gameName(league.game)} · ${formatName(league.format)}`}
      actions={
        <Link to="/leagues/$id" params={{ id: league.id }} className={buttonClass}>
          {t('back')}
        </Link>
      }
    >
      {first === undefined ? (
        <Empty title={t('nothing.title')}>
          <p>{t('nothing.text')}</p>
        </Empty>
      ) : (
        <Parts
          label={t('label')}
          shown={offered.find((each) => each === part) ?? first}
          onShow={(chosen) => void navigate({ search: { part: chosen }, replace: true, resetScroll: false })}
          parts={offered.map((each) => ({ id: each, label: t(`part.${each}`), content: contentOf(each, league, may) }))}
        />
      )}
    </Page>
  );
}

function contentOf(part: Part, league: League, may: readonly Permission[]): ReactNode {
  switch (part) {
    case 'players':
      return <PlayerForm />;
    case 'decks':
      return <DeckForm league={league} />;
    case 'matches':
      return <Matches league={league} mayRegister={may.includes('players.register')} />;
    case 'roles':
      return <Roles league={league} />;
    case 'webhooks':
      return <Webhooks leagueId={league.id} />;
    case 'exports':
      return <Exports league={league} />;
  }
}

function Matches(props: { readonly league: League; readonly mayRegister: boolean }) {
  const { data: service } = useQuery(serviceQuery);
  const { league } = props;
  const draft = draftFormatOf(
    service?.games.find(({ game }) => game === league.game),
    league,
  );
  return (
    <>
      {draft !== undefined && <DraftForm {...props} format={draft} />}
      <MatchForm {...props} />
    </>
  );
}
