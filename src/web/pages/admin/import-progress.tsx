import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { Failure, Loading } from '../../design/states.js';
import { useFormat } from '../../i18n/use-format.js';
import { ImportReport } from './import-report.js';
import styles from './admin.module.css';

/** While the file is read, in milliseconds. */
const REFRESHED = 500;

const isOver = ({ status }: Schemas['ImportDto']): boolean => status === 'done' || status === 'failed';

export function ImportProgress({ id }: { readonly id: string }) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const followed = useQuery({
    queryKey: ['import', id],
    queryFn: () => answered(kifu.GET('/v1/catalogue/imports/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state }) => (state.data === undefined || !isOver(state.data) ? REFRESHED : false),
  });
  const isDone = followed.data?.status === 'done';
  useEffect(() => {
    if (isDone) void queries.invalidateQueries({ queryKey: ['card-sets'] });
  }, [isDone, queries]);
  if (followed.isPending) return <Loading />;
  if (followed.isError) return <Failure error={followed.error} />;
  return (
    <section className={styles['box']} aria-label={t('import.progress')}>
      <h3>{followed.data.fileName ?? t('import.unnamed')}</h3>
      <Standing found={followed.data} />
      {isDone && <ImportReport id={id} />}
    </section>
  );
}

function Standing({ found: { status, progress, result, error } }: { readonly found: Schemas['ImportDto'] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  if (error !== null)
    return (
      <div role="alert" className={styles['bad']}>
        <p>{t('import.failed')}</p>
        <p lang="en">
          {error.message} {error.path}
        </p>
      </div>
    );
  if (result === null)
    return (
      <label role="status">
        {t(`import.status.${status}`)} {format.number(progress.done)} / {format.number(progress.total)}{' '}
        <progress max={Math.max(progress.total, 1)} value={progress.done} />
      </label>
    );
  const { cards, scripted, partly, unscripted } = result.totals;
  return (
    <div role="status">
      <p>
        <strong>{t(result.isNew ? 'import.new' : 'import.known', { version: result.version })}</strong>
      </p>
      <p>{t('import.totals', { cards, scripted, partly, unscripted })}</p>
      <p>{t('import.odd', { count: result.odd })}</p>
    </div>
  );
}
