/** Who is logged in, and the way in or out. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { answered, fromPage, kifu, type Schemas } from '../api/kifu.js';
import { meQuery } from '../api/queries.js';
import { Button, buttonClass } from '../design/button.js';
import { Name } from '../design/name.js';
import styles from './account.module.css';

export function Account() {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const here = useRouterState({ select: ({ location }) => location.href });
  if (me === undefined) return null;
  if (me !== null) return <LoggedIn me={me} />;
  return (
    <Link to="/log-in" search={here.startsWith('/log-in') ? {} : { to: here }} className={buttonClass}>
      {t('account.logIn')}
    </Link>
  );
}

function LoggedIn({ me }: { readonly me: Schemas['MeDto'] }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const router = useRouter();
  const leaving = useMutation({
    mutationFn: () => answered(kifu.DELETE('/v1/browser-sessions/current', { params: fromPage })),
    onSuccess: async () => {
      await queries.resetQueries();
      await router.invalidate();
    },
  });
  return (
    <span className={styles['account']}>
      {me.player === null ? (
        <span className={styles['name']}>{me.account?.login ?? me.label ?? me.role}</span>
      ) : (
        <Link to="/players/$id" params={{ id: me.player.id }} className={styles['name']}>
          <Name>{me.player.name}</Name>
        </Link>
      )}
      {me.account !== null && (
        <Link to="/account" className={styles['own']}>
          {t('account.own')}
        </Link>
      )}
      <Button look="quiet" onClick={() => leaving.mutate()} disabled={leaving.isPending}>
        {t('account.logOut')}
      </Button>
    </span>
  );
}
