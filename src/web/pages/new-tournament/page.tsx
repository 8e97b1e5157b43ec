import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { seasonsQuery } from '../../api/seasons.js';
import { meQuery, serviceQuery } from '../../api/queries.js';
import { Choices, Form, Select, TextField } from '../../design/form.js';
import { Page } from '../../design/page.js';
import { useFormatNames } from '../../engine/format-names.js';
import { DraftFields, PickTimeField } from '../../seats/draft-fields.js';
import {
  BEST_OF_NAMES,
  DECKLISTS,
  DRAFTS,
  LATE_ENTRIES,
  OPTIONS,
  PAIRINGS,
  placeOf,
  SEEDINGS,
  SHAPES,
  tournamentIn,
} from './body.js';
import { OwnOrder } from './own-order.js';

const route = getRouteApi('/shell/tournaments/new');

const NAME_MAX = 80;
const PLAYERS_MAX = 4_096;
const ROUNDS_MAX = 99;
const BOARDS = { min: 2, max: 8 } as const;

export function NewTournamentPage() {
  const { t } = useTranslation('new-tournament');
  const { data: service } = useSuspenseQuery(serviceQuery);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <TournamentForm games={service.games} />
    </Page>
  );
}

function TournamentForm({ games }: Pick<Schemas['ServiceDto'], 'games'>) {
  const { t } = useTranslation('new-tournament');
  const navigate = route.useNavigate();
  const queries = useQueryClient();
  const gameName = useGameNames();
  const [game, setGame] = useState(games[0]?.game ?? '');
  const formatName = useFormatNames(game);
  const { formats = [], decksFor = {} } = games.find((each) => each.game === game) ?? {};
  const [chosen, setFormat] = useState<string>();
  const format = formats.find((each) => each === chosen) ?? formats[0] ?? '';
  const draft = Object.keys(decksFor).find((each) => decksFor[each] === format);
  const [recorded, setRecorded] = useState(false);
  return (
    <Form
      title={t('form')}
      submit={t('submit')}
      placeOf={placeOf}
      send={(input, once) =>
        answered(
          kifu.POST('/v1/tournaments', {
            params: { header: { 'Idempotency-Key': once } },
            body: tournamentIn(input),
          }),
        )
      }
      onDone={async ({ id }) => {
        await queries.invalidateQueries();
        await navigate({ to: '/tournaments/$id', params: { id }, search: { part: 'desk' } });
      }}
    >
      <TextField name="name" label={t('name')} maxLength={NAME_MAX} />
      <Select
        name="game"
        label={t('game')}
        value={game}
        options={games.map((each) => ({ value: each.game, label: gameName(each.game) }))}
        onChoose={setGame}
      />
      <Select
        key={game}
        name="format"
        label={t('format')}
        value={format}
        onChoose={setFormat}
        options={formats.map((each) => ({ value: each, label: formatName(each) }))}
      />
      <LeagueField key={`league ${game}`} game={game} />
      <TextField name="boards" label={t('boards')} help={t('boardsHelp')} type="number" {...BOARDS} optional />
      <StructureFields key={`structure ${game} ${draft ?? ''}`} game={game} draft={draft} recorded={recorded} />
      <PolicyField key={`policy ${game}`} game={game} />
      <EntryFields />
      <OptionField
        onChoose={(each) => {
          if (each === 'recorded') setRecorded(!recorded);
        }}
      />
    </Form>
  );
}

/** Who takes part: how many, with which seeds, and what a late player misses. */
function EntryFields() {
  const { t } = useTranslation('new-tournament');
  return (
    <>
      <TextField name="capacity" label={t('capacity')} type="number" min={2} max={PLAYERS_MAX} optional />
      <Select
        name="seeding"
        label={t('seeding.label')}
        help={t('seeding.help')}
        options={SEEDINGS.map((each) => ({ value: each, label: t(`seeding.${each}`) }))}
      />
      <Select
        name="lateEntry"
        label={t('lateEntry.label')}
        options={LATE_ENTRIES.map((each) => ({ value: each, label: t(`lateEntry.${each}`) }))}
      />
      <Select
        name="decklists"
        label={t('decklists.label')}
        options={DECKLISTS.map((each) => ({ value: each, label: t(`decklists.${each}`) }))}
      />
    </>
  );
}

function OptionField({ onChoose }: { readonly onChoose: (option: string) => void }) {
  const { t } = useTranslation('new-tournament');
  return (
    <Choices
      legend={t('options.label')}
      name="options"
      type="checkbox"
      chosen={['intentionalDraws']}
      onChoose={onChoose}
      options={OPTIONS.map((each) => ({ value: each, label: t(`options.${each}`) }))}
    />
  );
}

interface StructureProps {
  readonly game: string;
  /** The format of a draft that makes decks for the format of the tournament; undefined without one. */
  readonly draft: string | undefined;
  readonly recorded: boolean;
}

/** Stages, Swiss rounds and games of a match. */
function StructureFields({ game, draft, recorded }: StructureProps) {
  const { t } = useTranslation('new-tournament');
  const [shape, setShape] = useState<string>(SHAPES[0]);
  return (
    <>
      <Select
        name="shape"
        label={t('shape.label')}
        value={shape}
        options={SHAPES.map((each) => ({ value: each, label: t(`shape.${each}`) }))}
        onChoose={setShape}
      />
      {shape.startsWith('swiss') && (
        <>
          <TextField
            name="rounds"
            label={t('rounds')}
            help={t('roundsHelp')}
            type="number"
            min={1}
            max={ROUNDS_MAX}
            at="/stages/0/rounds"
            optional
          />
          <Select
            name="pairing"
            at="/stages/0/pairing"
            label={t('pairing.label')}
            help={t('pairing.help')}
            options={PAIRINGS.map((each) => ({ value: each, label: t(`pairing.${each}`) }))}
          />
          {draft !== undefined && <DraftChoice game={game} draft={draft} recorded={recorded} />}
        </>
      )}
      <Select
        name="bestOf"
        label={t('bestOf')}
        defaultValue="three"
        options={BEST_OF_NAMES.map((name) => ({ value: name, label: t(`bestOfCount.${name}`) }))}
      />
    </>
  );
}

function DraftChoice({ game, draft, recorded }: StructureProps & { readonly draft: string }) {
  const { t } = useTranslation('new-tournament');
  const [chosen, setChosen] = useState<string>(DRAFTS[0]);
  return (
    <>
      <Select
        name="draft"
        label={t('draft.label')}
        help={t('draft.help')}
        value={chosen}
        options={DRAFTS.map((each) => ({ value: each, label: t(`draft.${each}`) }))}
        onChoose={setChosen}
        at="/stages/0/draft/withinPods"
      />
      {chosen !== 'none' && (
        <>
          <DraftFields game={game} format={draft} podSize={8} deckId={null} recorded={recorded} at="/stages/0/draft" />
          {recorded && <PickTimeField at="/stages/0/draft/pickSeconds" />}
        </>
      )}
    </>
  );
}

/** Leagues of the game in which the reader is an organiser; their staff runs the tournament too. */
function LeagueField({ game }: { readonly game: string }) {
  const { t } = useTranslation('new-tournament');
  const { data: me } = useQuery(meQuery);
  const { data: leagues = [] } = useQuery({
    queryKey: ['leagues', 'for-tournament', game],
    queryFn: async () => (await answered(kifu.GET('/v1/leagues', { params: { query: { game, limit: 100 } } }))).items,
  });
  const runs = new Set(
    (me?.roles ?? []).flatMap(({ role, league }) => (role === 'organiser' ? (league?.id ?? []) : [])),
  );
  const [chosen, setChosen] = useState<string>();
  const everywhere = me?.role === 'admin' || me?.role === 'organiser';
  const offered = leagues.filter(({ id }) => everywhere || runs.has(id));
  if (offered.length === 0) return null;
  const league = chosen ?? (everywhere ? '' : (offered[0]?.id ?? ''));
  return (
    <>
      <Select
        name="leagueId"
        label={t('league')}
        value={league}
        options={[
          ...(everywhere ? [{ value: '', label: t('noLeague') }] : []),
          ...offered.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={setChosen}
        optional
      />
      {league !== '' && <SeasonField key={league} league={league} />}
    </>
  );
}

function SeasonField({ league }: { readonly league: string }) {
  const { t } = useTranslation('new-tournament');
  const { data: seasons = [] } = useQuery(seasonsQuery(league));
  if (seasons.length === 0) return null;
  return (
    <Select
      name="seasonId"
      label={t('season')}
      options={[{ value: '', label: t('noSeason') }, ...seasons.map(({ id, name }) => ({ value: id, label: name }))]}
      optional
    />
  );
}

function PolicyField({ game }: { readonly game: string }) {
  const { t } = useTranslation('new-tournament');
  const { data } = useQuery({
    queryKey: ['tournament-policies', game],
    queryFn: () => answered(kifu.GET('/v1/tournaments/policies', { params: { query: { game } } })),
    enabled: game !== '',
  });
  const [chosen, choose] = useState<string>();
  if (data === undefined) return null;
  const policy = data.policies.find(({ id }) => id === chosen) ?? data.policies[0];
  if (policy === undefined) return null;
  return (
    <>
      <Select
        name="policy"
        label={t('policy')}
        help={t('policyHelp')}
        value={policy.id}
        onChoose={choose}
        options={data.policies.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <OwnOrder key={policy.id} policy={policy} />
    </>
  );
}
