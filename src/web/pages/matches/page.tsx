/** All matches: live ones first, then those that have ended, narrowed by filters in the address. */
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '../../design/page.js';
import { Empty } from '../../design/states.js';
import { Filters } from './filters.js';
import { MatchList } from './match-list.js';
import styles from './matches.module.css';
import { listsOf } from './queries.js';

const route = getRouteApi('/shell/matches');

export function MatchesPage() {
  const { t } = useTranslation('matches');
  const search = route.useSearch();
  const shown = listsOf(search);
  return (
    <Page title={t('title')} lead={t('lead')} wide>
      <Filters search={search} />
      {shown.map(({ state, filter }) => (
        <section key={state} className={styles['part']} aria-labelledby={state}>
          <h2 id={state}>{t(`state.${state}`)}</h2>
          <MatchList
            filter={filter}
            none={
              shown.length === 1 ? (
                <Empty title={t('none.title')}>
                  <p>{t('none.text')}</p>
                </Empty>
              ) : (
                <p className={styles['quiet']}>{t(`none.${state}`)}</p>
              )
            }
          />
        </section>
      ))}
    </Page>
  );
}
