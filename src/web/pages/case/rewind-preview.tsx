/** What a rewind would undo: each step, and the board before and after, from each seat. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boardOf, entriesOf } from '../../api/kifu.js';
import { BoardView } from '../../board/board.js';
import { TableProvider, useTable } from '../../board/table.js';
import { Button } from '../../design/button.js';
import { Failure, Loading } from '../../design/states.js';
import { addEntry, addObjects, type Objects } from '../../engine/games.js';
import { rewindQuery } from './queries.js';
import { Steps } from './steps.js';
import styles from './case.module.css';

export function RewindPreview({ id, to }: { readonly id: string; readonly to: number }) {
  const { t } = useTranslation('case');
  const table = useTable();
  const preview = useQuery(rewindQuery(id, to));
  const seats = Object.keys(preview.data?.now ?? {});
  const [chosen, setEyes] = useState('');
  const eyes = chosen === '' ? (seats[0] ?? '') : chosen;
  const objects = useMemo((): Objects => {
    const known: Objects = new Map();
    if (preview.data === undefined) return known;
    addObjects(known, [...Object.values(preview.data.now), ...Object.values(preview.data.then)]);
    for (const { log } of preview.data.undone) for (const entry of entriesOf(log)) addEntry(known, entry);
    return known;
  }, [preview.data]);
  if (preview.isPending) return <Loading />;
  if (preview.isError) return <Failure error={preview.error} />;
  const { now, then, undone, count } = preview.data;
  const [nowSeen, thenSeen] = [now[eyes], then[eyes]];
  return (
    <TableProvider value={{ ...table, objects }}>
      <section className={styles['preview']} aria-label={t('rewind.title', { step: to })}>
        <h4>{t('rewind.title', { step: to })}</h4>
        <p role="status">{t('rewind.undone', { count })}</p>
        {count > undone.length && <p>{t('rewind.first', { count: undone.length })}</p>}
        <Steps label={t('rewind.list')} steps={undone} />
        <div role="group" aria-label={t('rewind.eyes')} className={styles['row']}>
          {seats.map((seat) => (
            <Button key={seat} aria-pressed={seat === eyes} onClick={() => setEyes(seat)}>
              {table.names.get(seat) ?? seat}
            </Button>
          ))}
        </div>
        {nowSeen !== undefined && thenSeen !== undefined && (
          <div className={styles['boards']}>
            <section className={styles['board']}>
              <h4>{t('rewind.now')}</h4>
              <BoardView board={boardOf(nowSeen)} near={eyes} step={1} />
            </section>
            <section className={styles['board']}>
              <h4>{t('rewind.then')}</h4>
              <BoardView board={boardOf(thenSeen)} near={eyes} step={0} />
            </section>
          </div>
        )}
        <p className={styles['quiet']}>{t('rewind.hidden')}</p>
      </section>
    </TableProvider>
  );
}
