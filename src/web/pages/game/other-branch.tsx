import { useTranslation } from 'react-i18next';
import { BoardView } from '../../board/board.js';
import { TableProvider } from '../../board/table.js';
import { Failure, Loading } from '../../design/states.js';
import type { GameRecord } from '../../replay/record.js';
import { useRecord } from '../../replay/use-record.js';
import { useTelling } from '../../replay/use-telling.js';
import styles from './game.module.css';
import type { GameSearch } from './search.js';

interface OtherBranchProps {
  readonly id: string;
  readonly sight: GameSearch;
  readonly branch: number;
  readonly step: number;
  readonly near: string;
}

/**
 * Beside the branch that is looked at, another one after as many steps: as it was before a rewind, or as it went on.
 */
export function OtherBranch({ id, sight, branch, step, near }: OtherBranchProps) {
  const looked = useRecord(id, { as: sight.as, branch });
  if (looked.error !== null) return <Failure error={looked.error} onRetry={looked.retry} />;
  if (looked.record === null) return <Loading />;
  return <Board record={looked.record} step={step} near={near} />;
}

interface BoardProps extends Pick<OtherBranchProps, 'step' | 'near'> {
  readonly record: GameRecord;
}

function Board({ record, step, near }: BoardProps) {
  const { t } = useTranslation('game');
  const telling = useTelling(record);
  const { branch } = record;
  const last = record.steps.length - 1;
  const shown = Math.min(step, last);
  const board = record.boardAt(shown);
  return (
    <section className={styles['stage']} aria-label={t('branchAt', { branch, step: shown })}>
      <h2 className={styles['branch']}>{t(step > last ? 'branchEnded' : 'branchAt', { branch, step: shown })}</h2>
      <TableProvider value={telling}>
        {board !== undefined && <BoardView board={board} near={near} step={shown} />}
      </TableProvider>
    </section>
  );
}
