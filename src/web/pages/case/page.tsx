import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../design/button.js';
import { Page } from '../../design/page.js';
import { Failure, Loading } from '../../design/states.js';
import { useFormat } from '../../i18n/use-format.js';
import { Acts } from './acts.js';
import { CaseTable } from './case-table.js';
import { Moment } from './moment.js';
import { type Case, caseQuery } from './queries.js';
import { Story } from './story.js';
import { Verify } from './verify.js';
import { seatNames } from './words.js';
import styles from './case.module.css';

const route = getRouteApi('/shell/cases/$id');

export function CasePage() {
  const { t } = useTranslation('case');
  const { id } = route.useParams();
  const found = useQuery(caseQuery(id));
  if (found.isPending) return <Loading />;
  if (found.data === undefined)
    return (
      <Page title={t('title')}>
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      </Page>
    );
  return <Shown found={found.data} />;
}

function Shown({ found }: { readonly found: Case }) {
  const { t } = useTranslation('case');
  const format = useFormat();
  const { opened } = found;
  const players = format.list([...seatNames(found).values()]);
  return (
    <Page
      title={opened.claim ?? t('noClaim')}
      lead={t('lead', { players, step: opened.step })}
      actions={
        <Link to="/cases" className={buttonClass}>
          {t('docket')}
        </Link>
      }
    >
      <Facts found={found} />
      <CaseTable found={found}>
        <Moment found={found} />
        <div className={styles['columns']}>
          <Story found={found} />
          <Verify gameId={opened.gameId} matchId={opened.matchId} />
        </div>
        <Acts found={found} />
      </CaseTable>
    </Page>
  );
}

function Facts({ found }: { readonly found: Case }) {
  const { t } = useTranslation(['case', 'cases']);
  const format = useFormat();
  const { status, judge, leagueName, opened } = found;
  return (
    <dl className={styles['facts']} aria-label={t('facts.label')}>
      <div data-status={status}>
        <dt>{t('facts.status')}</dt>
        <dd>{t(`cases:status.${status}`)}</dd>
      </div>
      <div>
        <dt>{t('facts.judge')}</dt>
        <dd>{judge ?? t('nobody')}</dd>
      </div>
      {opened.leagueId !== null && (
        <div>
          <dt>{t('facts.league')}</dt>
          <dd>
            <Link to="/leagues/$id" params={{ id: opened.leagueId }}>
              {leagueName ?? opened.leagueId}
            </Link>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('facts.opened')}</dt>
        <dd>
          <time dateTime={opened.at}>{format.moment(opened.at)}</time>
        </dd>
      </div>
      <div>
        <dt>{t('facts.game')}</dt>
        <dd>
          <Link to="/games/$id" params={{ id: opened.gameId }} search={{ step: opened.step - 1 }}>
            {t('toGame', { step: opened.step })}
          </Link>
        </dd>
      </div>
    </dl>
  );
}
