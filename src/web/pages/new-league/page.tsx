import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { serviceQuery } from '../../api/queries.js';
import { Form, type FormInput, Select, TextField } from '../../design/form.js';
import { Page } from '../../design/page.js';
import { useFormatNames } from '../../engine/format-names.js';
import { BEST_OF, bestOfIn, timingIn, visibilityIn } from '../../terms/terms.js';
import { MoreTerms, TimingFields, VisibilityFields } from '../../terms/terms-fields.js';

const route = getRouteApi('/shell/leagues/new');

const PAIRINGS = ['staff', 'players'] as const;
const NAME_MAX = 80;
const POINTS_MAX = 1_000;
const DAYS = { least: 92, most: 3_650 } as const;

export function NewLeaguePage() {
  const { t } = useTranslation('new-league');
  const { data: service } = useSuspenseQuery(serviceQuery);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <LeagueForm games={service.games} />
    </Page>
  );
}

function LeagueForm({ games }: Pick<Schemas['ServiceDto'], 'games'>) {
  const { t } = useTranslation('new-league');
  const navigate = route.useNavigate();
  const queries = useQueryClient();
  const gameName = useGameNames();
  const [chosen, setGame] = useState(games[0]?.game ?? '');
  const formatName = useFormatNames(chosen);
  const { formats = [], decksFor = {} } = games.find(({ game }) => game === chosen) ?? {};
  return (
    <Form
      title={t('form')}
      submit={t('submit')}
      send={(input) => answered(kifu.POST('/v1/leagues', { body: leagueIn(input) }))}
      onDone={async ({ id }) => {
        // The founder has become its organiser.
        await queries.invalidateQueries();
        await navigate({ to: '/leagues/$id/desk', params: { id } });
      }}
    >
      <TextField name="name" label={t('name')} maxLength={NAME_MAX} />
      <Select
        name="game"
        label={t('game')}
        value={chosen}
        options={games.map(({ game }) => ({ value: game, label: gameName(game) }))}
        onChoose={setGame}
      />
      <Select
        key={chosen}
        name="format"
        label={t('format')}
        options={formats
          .filter((each) => decksFor[each] === undefined)
          .map((each) => ({ value: each, label: formatName(each) }))}
      />
      <Select
        name="bestOf"
        label={t('bestOf')}
        options={BEST_OF.map((count) => ({ value: String(count), label: t('bestOfCount', { count }) }))}
      />
      <Select
        name="pairings"
        label={t('pairings')}
        options={PAIRINGS.map((each) => ({ value: each, label: t(each) }))}
      />
      <Points />
      <TextField
        name="appealDays"
        label={t('appealDays')}
        type="number"
        min={DAYS.least}
        max={DAYS.most}
        defaultValue={DAYS.least}
      />
      <MoreTerms summary={t('more', { ns: 'terms' })}>
        <TimingFields />
        <VisibilityFields />
      </MoreTerms>
    </Form>
  );
}

const POINTS = [
  { name: 'win', usual: 3 },
  { name: 'draw', usual: 1 },
  { name: 'loss', usual: 0 },
] as const;

function Points() {
  const { t } = useTranslation('new-league');
  return POINTS.map(({ name, usual }) => (
    <TextField
      key={name}
      name={name}
      label={t(`points.${name}`)}
      type="number"
      min={0}
      max={POINTS_MAX}
      defaultValue={usual}
      at={`/points/${name}`}
    />
  ));
}

const leagueIn = (input: FormInput): Schemas['CreateLeagueDto'] => ({
  name: input.text('name'),
  game: input.text('game'),
  format: input.text('format'),
  bestOf: bestOfIn(input.text('bestOf')),
  pairings: PAIRINGS.find((each) => each === input.text('pairings')) ?? 'staff',
  points: { win: input.number('win'), draw: input.number('draw'), loss: input.number('loss') },
  appealDays: input.number('appealDays'),
  ...timingIn(input),
  ...visibilityIn(input),
});
