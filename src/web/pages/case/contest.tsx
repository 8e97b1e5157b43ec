/** A player, or a judge, contests a step of a game. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { gameQuery, namesQuery } from '../../api/games.js';
import { answered, kifu } from '../../api/kifu.js';
import { Form, TextArea, TextField } from '../../design/form.js';
import { Page } from '../../design/page.js';
import { Empty, Failure, Loading } from '../../design/states.js';
import { useFormat } from '../../i18n/use-format.js';
import { RuleField } from './rule-field.js';

const route = getRouteApi('/shell/cases/new');

const CLAIM_MAX = 120;
const TEXT_MAX = 4_000;

export function ContestPage() {
  const { t } = useTranslation('case');
  const { game, step } = route.useSearch();
  return (
    <Page title={t('contest.title')} lead={t('contest.lead')}>
      {game === undefined ? <Empty title={t('contest.noGame')} /> : <Contest key={game} gameId={game} step={step} />}
    </Page>
  );
}

function Contest({ gameId, step }: { readonly gameId: string; readonly step: number | undefined }) {
  const { t } = useTranslation('case');
  const format = useFormat();
  const navigate = route.useNavigate();
  const game = useQuery(gameQuery(gameId));
  const names = useQuery({ ...namesQuery(game.data?.seats ?? []), enabled: game.data !== undefined });
  if (game.isPending) return <Loading />;
  if (game.isError) return <Failure error={game.error} onRetry={() => void game.refetch()} />;
  const { version, seats, game: name } = game.data;
  return (
    <Form
      title={t('contest.form')}
      hint={format.list(seats.map(({ seat }) => names.data?.get(seat) ?? seat))}
      submit={t('contest.submit')}
      send={(input, once) =>
        answered(
          kifu.POST('/v1/cases', {
            params: { header: { 'Idempotency-Key': once } },
            body: {
              gameId,
              step: input.number('step'),
              claim: input.text('claim'),
              text: input.text('text'),
              ...input.optional('rule'),
            },
          }),
        )
      }
      onDone={({ id }) => void navigate({ to: '/cases/$id', params: { id } })}
    >
      <TextField
        name="step"
        label={t('contest.step')}
        help={t('contest.stepHelp', { version })}
        type="number"
        min={2}
        max={version}
        defaultValue={step ?? version}
      />
      <TextField name="claim" label={t('contest.claim')} maxLength={CLAIM_MAX} />
      <TextArea name="text" label={t('contest.text')} maxLength={TEXT_MAX} />
      <RuleField game={name} label={t('contest.rule')} />
    </Form>
  );
}
