import { useTranslation } from 'react-i18next';
import { useSpeech } from '../../board/table.js';
import type { Line } from '../../cards/lines.js';
import { Button } from '../../design/button.js';
import styles from './builder.module.css';

interface CopiesProps {
  readonly line: Line;
  readonly name: string;
  readonly zones: readonly string[];
  readonly add: (card: string, more: number, zone?: string) => void;
  readonly move: (line: Line, to: string | undefined) => void;
}

/** One more, one fewer; and where they begin, in games where a line may say so. */
export function Copies({ line, name, zones, add, move }: CopiesProps) {
  const { t } = useTranslation('builder');
  const speech = useSpeech();
  return (
    <span className={styles['copies']}>
      {zones.length > 0 && (
        <select
          aria-label={t('zone', { name })}
          value={line.zone ?? ''}
          onChange={({ target }) => move(line, target.value || undefined)}
        >
          <option value="">{t('zoneOfCard')}</option>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {speech.zone(zone)}
            </option>
          ))}
        </select>
      )}
      <Button aria-label={t('fewer', { name })} onClick={() => add(line.card, -1, line.zone)}>
        −
      </Button>
      <Button aria-label={t('more', { name })} onClick={() => add(line.card, 1, line.zone)}>
        +
      </Button>
    </span>
  );
}
