import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { answered, kifu } from '../../api/kifu.js';
import { serviceQuery } from '../../api/queries.js';
import { Button } from '../../design/button.js';
import { Choice } from '../../design/choice.js';
import { Field, Fields } from '../../design/field.js';
import { TypedSearch } from '../../design/typed-search.js';
import { useFormatNames } from '../../engine/format-names.js';
import { type MatchesSearch, nameIn, STATES } from './search.js';

/** Leagues that are offered by name; others are reached from their own pages. */
const LEAGUES = 100;

/** Each change replaces the address, so that the list can be shared as it is. */
export function Filters({ search }: { readonly search: MatchesSearch }) {
  const { t } = useTranslation('matches');
  const navigate = useNavigate({ from: '/matches' });
  const gameName = useGameNames();
  const { data: service } = useQuery(serviceQuery);
  const change = (changed: MatchesSearch): void =>
    void navigate({ search: (now) => ({ ...now, ...changed }), replace: true, resetScroll: false });
  const chosen = service?.games.find(({ game }) => game === search.game);
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  return (
    <Fields label={t('filter.label')}>
      <Choice
        label={t('filter.game')}
        value={search.game}
        any={t('filter.any')}
        options={(service?.games ?? []).map(({ game }) => ({ value: game, label: gameName(game) }))}
        // Formats and leagues belong to one game.
        choose={(game) => change({ game, format: undefined, league: undefined })}
      />
      {chosen !== undefined && <FormatChoice search={search} formats={chosen.formats} change={change} />}
      <Choice
        label={t('filter.state')}
        value={search.state}
        any={t('filter.any')}
        options={STATES.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        choose={(state) => change({ state })}
      />
      <LeagueChoice search={search} change={change} />
      <TypedSearch
        key={String(isNarrowed)}
        label={t('filter.player')}
        value={search.player}
        read={nameIn}
        change={(player) => change({ player })}
      />
      <Field label={t('filter.from')}>
        <input
          type="date"
          value={search.from ?? ''}
          max={search.to}
          onChange={({ target }) => change({ from: target.value === '' ? undefined : target.value })}
        />
      </Field>
      <Field label={t('filter.to')}>
        <input
          type="date"
          value={search.to ?? ''}
          min={search.from}
          onChange={({ target }) => change({ to: target.value === '' ? undefined : target.value })}
        />
      </Field>
      {isNarrowed && (
        <Button look="quiet" onClick={() => void navigate({ search: {}, replace: true, resetScroll: false })}>
          {t('filter.clear')}
        </Button>
      )}
    </Fields>
  );
}

interface PartProps {
  readonly search: MatchesSearch;
  readonly change: (changed: MatchesSearch) => void;
}

function FormatChoice({ search, formats, change }: PartProps & { readonly formats: readonly string[] }) {
  const { t } = useTranslation('matches');
  const formatName = useFormatNames(search.game ?? '');
  return (
    <Choice
      label={t('filter.format')}
      value={search.format}
      any={t('filter.any')}
      options={formats.map((format) => ({ value: format, label: formatName(format) }))}
      choose={(format) => change({ format })}
    />
  );
}

function LeagueChoice({ search, change }: PartProps) {
  const { t } = useTranslation('matches');
  const { game, league } = search;
  const { data: leagues = [] } = useQuery({
    queryKey: ['leagues', 'filter', game],
    queryFn: async () => {
      const query = { limit: LEAGUES, ...(game !== undefined && { game }) };
      return (await answered(kifu.GET('/v1/leagues', { params: { query } }))).items;
    },
  });
  const isListed = league === undefined || leagues.some(({ id }) => id === league);
  return (
    <Choice
      label={t('filter.league')}
      value={league}
      any={t('filter.any')}
      options={[
        ...(isListed ? [] : [{ value: league, label: t('filter.linkedLeague') }]),
        ...leagues.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      choose={(id) => change({ league: id })}
    />
  );
}
