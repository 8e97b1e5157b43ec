import { useTranslation } from 'react-i18next';
import { useSpeech } from '../../board/table.js';
import { Button } from '../../design/button.js';
import { RuleButton } from '../../log/rules.js';
import type { Asked } from '../../play/asked.js';
import styles from './record.module.css';
import type { Recording } from './use-recording.js';

interface LoopProps {
  readonly asked: Asked;
  readonly own: string | null;
  readonly recording: Pick<Recording, 'send' | 'version'>;
}

/** An optional loop: its player may propose all rounds at once instead of each by itself. */
export function Loop({ asked: { seat, loop }, own, recording: { send, version } }: LoopProps) {
  const { t } = useTranslation('record');
  const speech = useSpeech();
  if (loop === undefined) return null;
  const { round, times, cites } = loop;
  const propose = (): void => {
    const body = { round: [...round], times, ...(own === null && { seat }), expectedVersion: version };
    send({ kind: 'repetitions', body }, t('loop.says', { player: speech.player(seat), times }));
  };
  return (
    <div className={styles['notice']} role="status">
      <p>
        {t('loop.found')} <RuleButton cites={cites} />
      </p>
      <Button look="main" onClick={propose}>
        {t('loop.propose', { times })}
      </Button>
    </div>
  );
}
