/** Who holds which role in the league; giving one, and taking it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { listed } from '../../api/pages.js';
import { Button } from '../../design/button.js';
import { Form, Select } from '../../design/form.js';
import { Failure, Loading } from '../../design/states.js';
import { useFormat } from '../../i18n/use-format.js';
import { PlayerField } from '../../people/player-field.js';
import type { League } from './league.js';
import { Name } from '../../design/name.js';
import styles from './desk.module.css';

const ROLES = ['organiser', 'head-judge', 'judge', 'scorekeeper', 'player', 'spectator'] as const;

const rolesKey = (id: string) => ['league', id, 'roles'];

export function Roles({ league: { id } }: { readonly league: League }) {
  const { t } = useTranslation('desk');
  const queries = useQueryClient();
  const roles = useQuery({
    queryKey: rolesKey(id),
    queryFn: () =>
      listed(
        (page) =>
          answered(kifu.GET('/v1/leagues/{id}/roles', { params: { path: { id }, query: { limit: 100, ...page } } })),
        10,
      ),
  });
  return (
    <>
      <Form
        title={t('role.title')}
        submit={t('role.submit')}
        send={(input) => {
          const role = ROLES.find((each) => each === input.text('role')) ?? 'spectator';
          const path = { id, playerId: input.text('playerId'), role };
          return answered(kifu.PUT('/v1/leagues/{id}/roles/{playerId}/{role}', { params: { path } }));
        }}
        onDone={() => void queries.invalidateQueries({ queryKey: rolesKey(id) })}
        done={t('role.done')}
      >
        <PlayerField name="playerId" label={t('role.who')} at="playerId" />
        <Select
          name="role"
          label={t('role.role')}
          at="role"
          options={ROLES.map((role) => ({ value: role, label: t(`role.name.${role}`) }))}
          defaultValue="judge"
        />
      </Form>
      <section aria-labelledby="roles">
        <h3 id="roles">{t('role.held')}</h3>
        {roles.isPending ? (
          <Loading />
        ) : roles.isError ? (
          <Failure error={roles.error} onRetry={() => void roles.refetch()} />
        ) : roles.data.items.length === 0 ? (
          <p>{t('role.none')}</p>
        ) : (
          <ul className={styles['held']}>
            {roles.data.items.map((held) => (
              <li key={`${held.playerId} ${held.role}`}>
                <Held leagueId={id} held={held} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

interface HeldProps {
  readonly leagueId: string;
  readonly held: Schemas['HeldRoleDto'];
}

function Held({ leagueId, held: { playerId, name, role, givenAt } }: HeldProps) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const queries = useQueryClient();
  const take = useMutation({
    mutationFn: () =>
      answered(
        kifu.DELETE('/v1/leagues/{id}/roles/{playerId}/{role}', { params: { path: { id: leagueId, playerId, role } } }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: rolesKey(leagueId) }),
  });
  const said = t(`role.name.${role}`);
  return (
    <>
      <span>
        <strong>
          <Name>{name}</Name>
        </strong>{' '}
        · {said} · {t('role.since', { moment: format.moment(givenAt) })}
      </span>
      <Button onClick={() => take.mutate()} disabled={take.isPending}>
        {t('role.take', { role: said, name })}
      </Button>
      {take.isError && <Failure error={take.error} />}
    </>
  );
}
