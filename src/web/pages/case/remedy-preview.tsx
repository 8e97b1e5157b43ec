/**
 * What a correction and an invoked text would lead to, tried out by the service; nothing of it is recorded but the
 * look.
 */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boardOf, entriesOf, type Schemas } from '../../api/kifu.js';
import { BoardView } from '../../board/board.js';
import { TableProvider, useTable } from '../../board/table.js';
import { Button } from '../../design/button.js';
import { Failure, Loading } from '../../design/states.js';
import { useLines } from '../../log/log.js';
import { RuleButton } from '../../log/rules.js';
import { addEntry, addObjects, type Objects } from '../../engine/games.js';
import { type Remedy, remedyIn, type Remedies } from './remedy.js';
import { trialQuery } from './queries.js';
import styles from './case.module.css';

interface RemedyPreviewProps {
  readonly remedies: Remedies;
  readonly remedy: Remedy;
}

export function RemedyPreview({ remedies: { gameId, version }, remedy }: RemedyPreviewProps) {
  const { t } = useTranslation('case');
  const actions = actionsOf(remedy);
  const wanted = JSON.stringify(actions);
  const [tried, tryOut] = useState('');
  return (
    <>
      <Button onClick={() => tryOut(wanted)}>{t('remedy.preview')}</Button>
      {tried === wanted && <Tried order={{ gameId, version, actions }} />}
    </>
  );
}

function actionsOf(remedy: Remedy): readonly Schemas['TrialActionDto'][] {
  const { correction, invoke } = remedyIn(remedy);
  return [
    ...(correction === undefined ? [] : [{ kind: 'correct' as const, ...correction }]),
    ...(invoke === undefined ? [] : [{ kind: 'invoke' as const, ...invoke }]),
  ];
}

interface TriedProps {
  readonly order: {
    readonly gameId: string;
    readonly version: number;
    readonly actions: readonly Schemas['TrialActionDto'][];
  };
}

function Tried({ order }: TriedProps) {
  const tried = useQuery(trialQuery(order));
  if (tried.isPending) return <Loading />;
  if (tried.isError) return <Failure error={tried.error} />;
  return <Outcome tried={tried.data} version={order.version} />;
}

function Outcome({ tried, version }: { readonly tried: Schemas['TriedDto']; readonly version: number }) {
  const { t } = useTranslation('case');
  const table = useTable();
  const log = useMemo(() => tried.steps.flatMap((step) => entriesOf(step.log)), [tried]);
  const told = useMemo(() => {
    const objects: Objects = new Map(table.objects);
    addObjects(objects, tried.view);
    for (const entry of log) addEntry(objects, entry);
    return { ...table, objects };
  }, [table, tried, log]);
  const lines = useLines(log, told, false);
  const board = boardOf(tried.view);
  const [decision] = tried.decisions;
  return (
    <section className={styles['preview']} aria-label={t('remedy.would', { step: version })}>
      <h4>{t('remedy.would', { step: version })}</h4>
      {tried.refused !== null && (
        <div role="alert" className={styles['failed']}>
          <p>{t('remedy.impossible')}</p>
          <p lang="en">{tried.refused.detail}</p>
        </div>
      )}
      {lines.length > 0 && (
        <ol className={styles['steps']} aria-label={t('remedy.followed')} tabIndex={0}>
          {lines.map(({ key, text, entry }) => (
            <li key={key}>
              {text} <RuleButton cites={entry.cites} />
            </li>
          ))}
        </ol>
      )}
      <p role="status">
        {decision !== undefined && t('moment.asked', { player: table.names.get(decision.seat) ?? decision.seat })}
        {tried.outcome !== null && t('remedy.over')}
      </p>
      <TableProvider value={told}>
        <section className={styles['board']}>
          <h4>{t('remedy.then')}</h4>
          <BoardView board={board} near={board.seats[0]?.seat ?? ''} step={1} />
        </section>
      </TableProvider>
      {tried.chance === 'another' && <p className={styles['quiet']}>{t('remedy.chance')}</p>}
    </section>
  );
}
