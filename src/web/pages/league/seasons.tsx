/** The seasons of a league, and a form for a new one. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { mayQuery } from '../../api/rights.js';
import { seasonsQuery } from '../../api/seasons.js';
import { Form, type FormInput, Select, TextField } from '../../design/form.js';
import { Name } from '../../design/name.js';
import { MoreTerms } from '../../terms/terms-fields.js';
import styles from './league.module.css';

const route = getRouteApi('/shell/leagues/$id');

const NAME_MAX = 80;
const BEST_MAX = 100;
const POINTS_MAX = 10_000;

const line = (upTo: number, points: number): Schemas['PlacementLineDto'] => ({ upTo, points });

/** Points for places that circuits use. */
const TABLES = {
  short: [line(1, 10), line(2, 7), line(4, 5), line(8, 3)],
  long: [25, 18, 15, 12, 10, 8, 6, 4, 2, 1].map((points, at) => line(at + 1, points)),
  none: [],
} as const;
const TABLE_NAMES = ['short', 'long', 'none'] as const;

export function Seasons({ id }: { readonly id: string }) {
  const { t } = useTranslation('season');
  const { data: seasons = [] } = useQuery(seasonsQuery(id));
  const { data: may = [] } = useQuery(mayQuery({ league: id }));
  const mayCreate = may.includes('tournaments.create');
  if (seasons.length === 0 && !mayCreate) return null;
  return (
    <section>
      <h2>{t('list.title')}</h2>
      {seasons.length === 0 && <p className={styles['note']}>{t('list.none')}</p>}
      <ul className={styles['matches']}>
        {seasons.map((season) => (
          <li key={season.id}>
            <Link to="/seasons/$id" params={{ id: season.id }}>
              <Name>{season.name}</Name>
            </Link>
          </li>
        ))}
      </ul>
      {mayCreate && (
        <MoreTerms summary={t('list.create')}>
          <NewSeason leagueId={id} />
        </MoreTerms>
      )}
    </section>
  );
}

function NewSeason({ leagueId }: { readonly leagueId: string }) {
  const { t } = useTranslation('season');
  const navigate = route.useNavigate();
  const queries = useQueryClient();
  const params = { path: { id: leagueId } };
  return (
    <Form
      title={t('list.create')}
      submit={t('list.create')}
      send={(input) => answered(kifu.POST('/v1/leagues/{id}/seasons', { params, body: seasonIn(input) }))}
      onDone={async ({ id }) => {
        await queries.invalidateQueries();
        await navigate({ to: '/seasons/$id', params: { id } });
      }}
    >
      <TextField name="name" label={t('form.name')} maxLength={NAME_MAX} />
      <TextField
        {...{ name: 'best', type: 'number', min: 1, max: BEST_MAX, optional: true }}
        label={t('form.best')}
        help={t('form.bestHelp')}
      />
      <TextField
        {...{ name: 'participation', type: 'number', min: 0, max: POINTS_MAX, optional: true }}
        label={t('form.participation')}
      />
      <Select
        name="table"
        label={t('form.table')}
        at="/placements"
        options={TABLE_NAMES.map((each) => ({ value: each, label: t(`form.tables.${each}`) }))}
      />
    </Form>
  );
}

function seasonIn(input: FormInput): Schemas['NewSeasonDto'] {
  const number = (name: 'best' | 'participation') => (input.text(name) === '' ? {} : { [name]: input.number(name) });
  const table = TABLE_NAMES.find((each) => each === input.text('table')) ?? 'none';
  return { name: input.text('name'), ...number('best'), ...number('participation'), placements: [...TABLES[table]] };
}
