import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { KifuProblem } from '../../api/kifu.js';
import { meQuery } from '../../api/queries.js';
import { mayQuery } from '../../api/rights.js';
import { personOf } from '../../api/who.js';
import { buttonClass } from '../../design/button.js';
import { Page } from '../../design/page.js';
import { Empty, Failure, Loading } from '../../design/states.js';
import { useRecord } from '../../replay/use-record.js';
import { keptOf } from './outbox.js';
import { Recorder } from './recorder.js';

const route = getRouteApi('/shell/record/$id');

/** A game that is recorded: by one of its players, or by somebody who writes down what all of them do. */
export function TablePage() {
  const { t } = useTranslation('record');
  const { id } = route.useParams();
  const me = useQuery(meQuery);
  const may = useQuery({ ...mayQuery({ game: id }), enabled: me.data !== undefined && me.data !== null });
  if (me.data === null) {
    const kept = keptOf(localStorage, id);
    return (
      <Page title={t('title')}>
        <Empty title={t('logInFirst')}>
          {kept > 0 && <p role="status">{t('waiting.kept', { count: kept })}</p>}
          <Link to="/log-in" search={{ to: `/record/${id}` }} className={buttonClass}>
            {t('logIn')}
          </Link>
        </Empty>
      </Page>
    );
  }
  // While the service does not answer, the last answer stays on the page: the recorder continues, and keeps what is
  // pressed.
  if (me.data === undefined || may.data === undefined) {
    const error = me.error ?? may.error;
    if (error === null) return <Loading />;
    return <Failure error={error} onRetry={() => void (me.error === null ? may : me).refetch()} />;
  }
  const person = personOf(me.data);
  const playerId = me.data.player?.id ?? null;
  return <TableOf key={`${person} ${id}`} id={id} person={person} may={new Set(may.data)} playerId={playerId} />;
}

interface TableProps {
  readonly id: string;
  readonly person: string;
  readonly playerId: string | null;
  readonly may: ReadonlySet<string>;
}

/** Who records for all sees what all see; a player, what the own seat sees. */
function TableOf({ id, person, playerId, may }: TableProps) {
  const recordsAll = may.has('games.record');
  const looked = useRecord(id, recordsAll ? { as: 'everything' } : {});
  const queries = useQueryClient();
  const isRefused = looked.error instanceof KifuProblem && [401, 403].includes(looked.error.status);
  // Perhaps the session has ended elsewhere: then the way to log in is offered, and what waits is sent after that.
  useEffect(() => {
    if (isRefused) void queries.invalidateQueries({ queryKey: meQuery.queryKey });
  }, [isRefused, queries]);
  if (looked.error !== null) return <Failure error={looked.error} onRetry={looked.retry} />;
  if (looked.record === null || looked.game === null) return <Loading />;
  const { game, record } = looked;
  const own = game.seats.find((each) => playerId !== null && each.playerId === playerId)?.seat ?? null;
  return (
    <Recorder
      record={record}
      game={game}
      isLive={looked.live}
      own={own}
      recordsAll={recordsAll && own === null}
      person={person}
      may={may}
    />
  );
}
