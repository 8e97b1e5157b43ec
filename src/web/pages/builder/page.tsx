import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import type { Schemas } from '../../api/kifu.js';
import { serviceQuery } from '../../api/queries.js';
import { deckQuery } from '../../cards/queries.js';
import { Field, Fields } from '../../design/field.js';
import { Page } from '../../design/page.js';
import { Empty, Failure, Loading } from '../../design/states.js';
import { useFormatNames } from '../../engine/format-names.js';
import { useLayout } from '../../engine/games.js';
import { keptDraft } from './draft.js';
import { Workbench } from './workbench.js';

type Offered = Schemas['ServiceDto']['games'][number];

const route = getRouteApi('/shell/decks/new');

export function BuilderPage() {
  const { t } = useTranslation('builder');
  const { game } = route.useSearch();
  const { data: service } = useSuspenseQuery(serviceQuery);
  const offered = service.games.find((each) => each.game === game) ?? service.games[0];
  if (offered === undefined) return <Empty title={t('noGame')} />;
  return (
    <Page title={t('title')} lead={t('lead')} wide>
      <Choices games={service.games} offered={offered} />
      <Begun key={offered.game} offered={offered} />
    </Page>
  );
}

/** The game and the format, in the address. */
function Choices({ games, offered }: { readonly games: readonly Offered[]; readonly offered: Offered }) {
  const { t } = useTranslation('builder');
  const { format } = route.useSearch();
  const formatName = useFormatNames(offered.game);
  const gameName = useGameNames();
  const navigate = route.useNavigate();
  return (
    <Fields label={t('what')}>
      <Field label={t('game')}>
        <select
          value={offered.game}
          onChange={({ target }) => void navigate({ search: { game: target.value }, replace: true })}
        >
          {games.map(({ game }) => (
            <option key={game} value={game}>
              {gameName(game)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t('format')}>
        <select
          value={formatOf(offered, format)}
          onChange={({ target }) =>
            void navigate({
              search: (before) => ({ ...before, format: target.value }),
              replace: true,
              resetScroll: false,
            })
          }
        >
          {offered.formats.map((each) => (
            <option key={each} value={each}>
              {formatName(each)}
            </option>
          ))}
        </select>
      </Field>
    </Fields>
  );
}

const formatOf = ({ formats }: Offered, asked: string | undefined): string =>
  formats.find((each) => each === asked) ?? formats[0] ?? '';

/** With the deck that the address names, or with the one that was left here. */
function Begun({ offered }: { readonly offered: Offered }) {
  const { from, format } = route.useSearch();
  const layout = useLayout(offered.game);
  // Asked once: nothing that comes later may take away what somebody builds.
  const begun = useQuery({ ...deckQuery(from ?? ''), staleTime: Infinity, enabled: from !== undefined });
  if (from !== undefined && begun.isPending) return <Loading />;
  if (from !== undefined && begun.isError) {
    return <Failure error={begun.error} onRetry={() => void begun.refetch()} />;
  }
  const deck = begun.data?.game === offered.game ? begun.data : undefined;
  return (
    <Workbench
      key={`${offered.game} ${from ?? ''}`}
      game={offered.game}
      format={formatOf(offered, format)}
      zones={offered.deckZones}
      layout={layout}
      name={deck?.name ?? ''}
      begun={deck?.cards ?? keptDraft(offered.game)}
    />
  );
}
