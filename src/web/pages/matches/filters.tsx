import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { answered, kifu } from '../../api/kifu.js';
import { serviceQuery } from '../../api/queries.js';
import { Button } from '../../design/button.js';
import { Field, Fields } from '../../design/field.js';
import { useFormatNames } from '../../engine/format-names.js';
import { type MatchesSearch, nameIn, STATES } from './search.js';

/** The time after the last key before a name is looked for, in milliseconds. */
const PAUSE = 250;

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
        options={(service?.games ?? []).map(({ game }) => [game, gameName(game)])}
        // Formats and leagues belong to one game.
        choose={(game) => change({ game, format: undefined, league: undefined })}
      />
      {chosen !== undefined && <FormatChoice search={search} formats={chosen.formats} change={change} />}
      <Choice
        label={t('filter.state')}
        value={search.state}
        options={STATES.map((state) => [state, t(`state.${state}`)])}
        choose={(value) => change({ state: STATES.find((state) => state === value) })}
      />
      <LeagueChoice search={search} change={change} />
      <PlayerName key={String(isNarrowed)} value={search.player ?? ''} change={(player) => change({ player })} />
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

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly choose: (value: string | undefined) => void;
}

function Choice({ label, value, options, choose }: ChoiceProps) {
  const { t } = useTranslation('matches');
  return (
    <Field label={label}>
      <select value={value ?? ''} onChange={({ target }) => choose(target.value === '' ? undefined : target.value)}>
        <option value="">{t('filter.any')}</option>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </Field>
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
      options={formats.map((format) => [format, formatName(format)])}
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
  const named = leagues.map(({ id, name }): [string, string] => [id, name]);
  const options =
    league === undefined || leagues.some(({ id }) => id === league) ? named : [other(t, league), ...named];
  return <Choice label={t('filter.league')} value={league} options={options} choose={(id) => change({ league: id })} />;
}

const other = (t: (key: 'filter.linkedLeague') => string, id: string): [string, string] => [
  id,
  t('filter.linkedLeague'),
];

function PlayerName({
  value,
  change,
}: {
  readonly value: string;
  readonly change: (name: string | undefined) => void;
}) {
  const { t } = useTranslation('matches');
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (nameIn(typed) === nameIn(value)) return;
    const timer = setTimeout(() => change(nameIn(typed)), PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <Field label={t('filter.player')} wide>
      <input
        type="search"
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  );
}
