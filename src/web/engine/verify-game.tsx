/** A game that is over, verified by the reader's own browser: a button, and what came of it. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchRecord } from '../api/games.js';
import { answered, kifu, KifuProblem } from '../api/kifu.js';
import { Button } from '../design/button.js';
import { Failure } from '../design/states.js';
import { engineOf } from './engine-of.js';
import { type Checked, Verified } from './verified.js';

interface Done {
  readonly done: number;
  readonly events: number;
}

export function VerifyGame({ gameId }: { readonly gameId: string }) {
  const { t } = useTranslation('engine');
  const [progress, setProgress] = useState<Done | null>(null);
  const checking = useMutation({ mutationFn: () => check(gameId, setProgress), onSettled: () => setProgress(null) });
  return (
    <div>
      <p>{t('about')}</p>
      <Button look="main" disabled={checking.isPending} onClick={() => checking.mutate()}>
        {t(checking.isSuccess ? 'again' : 'verify')}
      </Button>
      <div role="status">
        {checking.isPending && <Progress progress={progress} />}
        {checking.isSuccess && <Verified checked={checking.data} />}
      </div>
      {checking.isError && <WhyNot error={checking.error} />}
    </div>
  );
}

async function check(gameId: string, onProgress: (done: Done) => void): Promise<Checked> {
  const events = await fetchRecord(gameId);
  const { hash } = await answered(kifu.GET('/v1/games/{id}', { params: { path: { id: gameId } } }));
  const engine = engineOf(events);
  try {
    return { found: await engine.verify((done) => onProgress({ done, events: events.length })), head: hash };
  } finally {
    engine.close();
  }
}

function Progress({ progress }: { readonly progress: Done | null }) {
  const { t } = useTranslation('engine');
  if (progress === null) return <p>{t('fetching')}</p>;
  const { done, events } = progress;
  return (
    <label>
      {t('working', { done, events })} <progress max={events} value={done} />
    </label>
  );
}

/** The service refuses the whole record to readers who may not see all of it. */
export function WhyNot({ error }: { readonly error: Error }) {
  const { t } = useTranslation('engine');
  if (error instanceof KifuProblem && error.status === 403) return <p role="alert">{t('hidden')}</p>;
  if (error.name !== 'EngineFailed') return <Failure error={error} />;
  const why = UNABLE.find((each) => each === error.message);
  return <p role="alert">{why === undefined ? t('failed', { why: error.message }) : t(`notExecuted.${why}`)}</p>;
}

const UNABLE = ['hidden', 'cards', 'rules'] as const;
