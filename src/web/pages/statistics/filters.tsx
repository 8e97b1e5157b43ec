import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import type { Schemas } from '../../api/kifu.js';
import { Field, Fields } from '../../design/field.js';
import { useFormatNames } from '../../engine/format-names.js';
import { statisticsQueries } from './queries.js';
import type { StatisticsSearch } from './search.js';

interface FiltersProps {
  readonly game: string;
  readonly games: Schemas['ServiceDto']['games'];
  readonly search: StatisticsSearch;
  readonly change: (changed: StatisticsSearch) => void;
}

const LEAST_GAMES = [1, 2, 5, 10, 25, 50, 100];

/**
 * Filters by game, format, league, tournament, season and period, by the least number of games, and by whether games
 * without turns count.
 */
export function Filters({ game, games, search, change }: FiltersProps) {
  const { t } = useTranslation('statistics');
  const { from = '', to = '', minGames = 1, withoutTurns = false } = search;
  const gameName = useGameNames();
  return (
    <Fields label={t('filter.label')}>
      <Field label={t('filter.game')}>
        <select
          value={game}
          onChange={({ target }) =>
            change({
              game: target.value,
              league: undefined,
              tournament: undefined,
              season: undefined,
              matchFormat: undefined,
              counted: undefined,
            })
          }
        >
          {games.map(({ game: id }) => (
            <option key={id} value={id}>
              {gameName(id)}
            </option>
          ))}
        </select>
      </Field>
      <Event game={game} games={games} search={search} change={change} />
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
      <Field label={t('filter.withoutTurns')}>
        <select
          value={String(withoutTurns)}
          onChange={({ target }) => change({ withoutTurns: target.value === 'true' || undefined })}
        >
          <option value="false">{t('filter.leftOut')}</option>
          <option value="true">{t('filter.counted')}</option>
        </select>
      </Field>
    </Fields>
  );
}

/** A tournament, a season, or what a reader can choose: a format and a league. */
function Event(props: FiltersProps) {
  const { tournament, season } = props.search;
  if (tournament !== undefined) return <TournamentChosen tournament={tournament} change={props.change} />;
  if (season !== undefined) return <SeasonChosen season={season} change={props.change} />;
  return <FormatAndLeague {...props} />;
}

/** A tournament has one format and at most one league. Its page links here; a reader can choose all games instead. */
function TournamentChosen({ tournament, change }: Pick<FiltersProps, 'change'> & { readonly tournament: string }) {
  const { t } = useTranslation('statistics');
  const { data: name = tournament } = useQuery(statisticsQueries.tournament(tournament));
  return (
    <Chosen
      label={t('filter.tournament')}
      all={t('filter.allTournaments')}
      {...{ id: tournament, name }}
      leave={() => change({ tournament: undefined })}
    />
  );
}

/** A season is of one league. */
function SeasonChosen({ season, change }: Pick<FiltersProps, 'change'> & { readonly season: string }) {
  const { t } = useTranslation('statistics');
  const { data: name = season } = useQuery(statisticsQueries.season(season));
  return (
    <Chosen
      label={t('filter.season')}
      all={t('filter.allSeasons')}
      {...{ id: season, name }}
      leave={() => change({ season: undefined })}
    />
  );
}

interface ChosenProps {
  readonly label: string;
  readonly all: string;
  readonly id: string;
  readonly name: string;
  readonly leave: () => void;
}

const Chosen = ({ label, all, id, name, leave }: ChosenProps) => (
  <Field label={label}>
    <select value={id} onChange={leave}>
      <option value={id}>{name}</option>
      <option value="">{all}</option>
    </select>
  </Field>
);

/** A league has one format, which is said with its name: leagues of others are not offered. */
function FormatAndLeague({ game, games, search, change }: FiltersProps) {
  const { t } = useTranslation('statistics');
  const { data: leagues = [] } = useQuery(statisticsQueries.leagues(game));
  const formatName = useFormatNames(game);
  const { league, matchFormat } = search;
  const offered = leagues.filter(({ format }) => matchFormat === undefined || format === matchFormat);
  const isListed = league === undefined || offered.some(({ id }) => id === league);
  const chooseFormat = (chosen: string | undefined): void => {
    const isOfAnother = chosen !== undefined && leagues.some(({ id, format }) => id === league && format !== chosen);
    change({ matchFormat: chosen, ...(isOfAnother && { league: undefined }) });
  };
  return (
    <>
      <Field label={t('filter.format')}>
        <select value={matchFormat ?? ''} onChange={({ target }) => chooseFormat(target.value || undefined)}>
          <option value="">{t('filter.allFormats')}</option>
          {formatsOf(games, game, matchFormat).map((id) => (
            <option key={id} value={id}>
              {formatName(id)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t('filter.league')}>
        <select value={league ?? ''} onChange={({ target }) => change({ league: target.value || undefined })}>
          <option value="">{t('filter.allLeagues')}</option>
          {!isListed && <option value={league}>{t('filter.otherLeague')}</option>}
          {offered.map(({ id, name, format }) => (
            <option key={id} value={id}>
              {t('with', { name, value: formatName(format) })}
            </option>
          ))}
        </select>
      </Field>
    </>
  );
}

/** Formats that somebody wins, and what the address asks for. */
function formatsOf(games: FiltersProps['games'], game: string, asked: string | undefined): readonly string[] {
  const offered = games.find((each) => each.game === game);
  const won = (offered?.formats ?? []).filter((format) => offered?.decksFor[format] === undefined);
  return asked === undefined || won.includes(asked) ? won : [...won, asked];
}
