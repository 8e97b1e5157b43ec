import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { gameQuery } from '../../api/games.js';
import { buttonClass } from '../../design/button.js';
import { Page } from '../../design/page.js';
import { Failure, Loading } from '../../design/states.js';
import { useEngine } from '../../engine/use-engine.js';
import { WhyNot } from '../../engine/verify-game.js';
import { useRecord } from '../../replay/use-record.js';
import type { Change } from './search.js';
import { useLine } from './use-line.js';
import { WhatIf } from './what-if.js';

const route = getRouteApi('/shell/games/$id/what-if');

export function WhatIfPage() {
  const { id } = route.useParams();
  const { t } = useTranslation('what-if');
  const game = useQuery(gameQuery(id));
  if (game.error !== null) return <Page title={t('title')}>{<Failure error={game.error} />}</Page>;
  if (game.data === undefined) return <Loading />;
  // What is still hidden would be found out by trying.
  if (game.data.status !== 'ended') return <Refused id={id}>{t('running')}</Refused>;
  return <OfEnded id={id} />;
}

/**
 * A variation needs the whole game, so the page requests it as `everything`. The service refuses readers who may not
 * see it.
 */
function OfEnded({ id }: { readonly id: string }) {
  const { t } = useTranslation('what-if');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const looked = useRecord(id, { as: 'everything', branch: search.branch });
  const { engine, error } = useEngine(id);
  const line = useLine(search.line ?? '');
  const change = useCallback<Change>(
    (changed) => void navigate({ search: (now) => ({ ...now, ...changed }), resetScroll: false }),
    [navigate],
  );
  const failed = looked.error ?? error;
  if (failed !== null)
    return (
      <Refused id={id}>
        <WhyNot error={failed} />
      </Refused>
    );
  if (looked.record === null || engine === null || line === undefined) return <Loading />;
  const step = search.step ?? 0;
  const version = looked.record.steps[step]?.version;
  if (line === null || version === undefined)
    return <Refused id={id}>{t(line === null ? 'broken' : 'noStep', { step })}</Refused>;
  const from = { step, version };
  return <WhatIf record={looked.record} engine={engine} from={from} line={line} search={search} change={change} />;
}

function Refused({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { t } = useTranslation('what-if');
  return (
    <Page title={t('title')}>
      <div role="alert">{typeof children === 'string' ? <p>{children}</p> : children}</div>
      <Link to="/games/$id" params={{ id }} className={buttonClass}>
        {t('back')}
      </Link>
    </Page>
  );
}
