import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { Field, Fields } from '../../design/field.js';
import { statisticsQueries } from './queries.js';
import type { StatisticsSearch } from './search.js';

interface FiltersProps {
  readonly game: string;
  readonly games: Schemas['ServiceDto']['games'];
  readonly search: StatisticsSearch;
  readonly change: (changed: StatisticsSearch) => void;
}

const LEAST_GAMES = [1, 2, 5, 10, 25, 50, 100];

/** Of which game, league and period, and from how many games on. A league has one format: it is said with its name. */
export function Filters({ game, games, search, change }: FiltersProps) {
  const { t } = useTranslation('statistics');
  const { data: leagues = [] } = useQuery(statisticsQueries.leagues(game));
  const { league, from = '', to = '', minGames = 1 } = search;
  const isListed = league === undefined || leagues.some(({ id }) => id === league);
  return (
    <Fields label={t('filter.label')}>
      <Field label={t('filter.game')}>
        <select
          value={game}
          onChange={({ target }) => change({ game: target.value, league: undefined, counted: undefined })}
        >
          {games.map(({ game: id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t('filter.league')}>
        <select value={league ?? ''} onChange={({ target }) => change({ league: target.value || undefined })}>
          <option value="">{t('filter.allLeagues')}</option>
          {!isListed && <option value={league}>{t('filter.otherLeague')}</option>}
          {leagues.map(({ id, name, format }) => (
            <option key={id} value={id}>
              {name} ({format})
            </option>
          ))}
        </select>
      </Field>
      <Field label={t('filter.from')}>
        <input type="date" value={from} onChange={({ target }) => change({ from: target.value || undefined })} />
      </Field>
      <Field label={t('filter.to')}>
        <input type="date" value={to} onChange={({ target }) => change({ to: target.value || undefined })} />
      </Field>
      <Field label={t('filter.minGames')}>
        <select
          value={minGames}
          onChange={({ target }) => change({ minGames: target.value === '1' ? undefined : Number(target.value) })}
        >
          {[...new Set([...LEAST_GAMES, minGames])]
            .sort((one, other) => one - other)
            .map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
        </select>
      </Field>
    </Fields>
  );
}
