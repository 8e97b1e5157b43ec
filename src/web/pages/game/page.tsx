import { getRouteApi } from '@tanstack/react-router';
import { Page } from '../../design/page.js';
import { Failure, Loading } from '../../design/states.js';
import { useRecord } from '../../replay/use-record.js';
import { Game } from './game.js';
import type { GameSearch } from './search.js';
import { useTranslation } from 'react-i18next';

const route = getRouteApi('/shell/games/$id');

export function GamePage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const looked = useRecord(id, search);
  const { t } = useTranslation('game');
  if (looked.error !== null)
    return (
      <Page title={t('title')}>
        <Failure error={looked.error} onRetry={looked.retry} />
      </Page>
    );
  if (looked.record === null) return <Loading />;
  const change = (changed: Partial<Record<keyof GameSearch, GameSearch[keyof GameSearch]>>) =>
    void navigate({ search: (now) => ({ ...now, ...changed }) as GameSearch, replace: true, resetScroll: false });
  return <Game record={looked.record} looked={looked} search={search} change={change} />;
}
