import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayQuery, type Permission } from '../../api/rights.js';
import { Page } from '../../design/page.js';
import { Parts } from '../../design/parts.js';
import { Empty, Failure, Loading } from '../../design/states.js';
import { Webhooks } from '../../webhooks/webhooks.js';
import { Accounts } from './accounts.js';
import { Health } from './health.js';
import { Imports } from './imports.js';
import { Jobs } from './jobs.js';
import { Keys } from './keys.js';
import { type Part, PARTS } from './parts.js';

const route = getRouteApi('/shell/admin');

/** What each part takes. */
const TAKES: Readonly<Record<Part, Permission>> = {
  imports: 'catalogue.read-imports',
  jobs: 'jobs.read',
  webhooks: 'webhooks.manage',
  keys: 'keys.manage-any',
  accounts: 'accounts.manage-any',
  health: 'jobs.read',
};

export function AdminPage() {
  const { t } = useTranslation('admin');
  const { part } = route.useSearch();
  const navigate = route.useNavigate();
  const may = useQuery(mayQuery());
  if (may.data === undefined) return may.error === null ? <Loading /> : <Failure error={may.error} />;
  const offered = PARTS.filter((each) => may.data.includes(TAKES[each]));
  const [first] = offered;
  return (
    <Page title={t('title')} lead={t('lead')}>
      {first === undefined ? (
        <Empty title={t('nothing.title')}>
          <p>{t('nothing.text')}</p>
        </Empty>
      ) : (
        <Parts
          label={t('label')}
          shown={offered.find((each) => each === part) ?? first}
          onShow={(chosen) => void navigate({ search: { part: chosen }, replace: true, resetScroll: false })}
          parts={offered.map((each) => ({ id: each, label: t(`part.${each}`), content: contentOf(each, may.data) }))}
        />
      )}
    </Page>
  );
}

function contentOf(part: Part, may: readonly Permission[]): ReactNode {
  switch (part) {
    case 'imports':
      return <Imports mayImport={may.includes('catalogue.import')} />;
    case 'jobs':
      return <Jobs mayRetry={may.includes('jobs.retry')} />;
    case 'webhooks':
      return <Webhooks />;
    case 'keys':
      return <Keys />;
    case 'accounts':
      return <Accounts />;
    case 'health':
      return <Health />;
  }
}
