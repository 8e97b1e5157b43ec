import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import styles from './keys.module.css';

const KEYS = [
  ['← →', 'step'],
  ['H L', 'action'],
  ['Shift ← →', 'turn'],
  ['[ ]', 'moment'],
  ['↑ ↓', 'ends'],
  ['Space', 'play'],
  ['F', 'flip'],
  ['?', 'help'],
] as const;

/** The keys that the page knows. */
export function Keys({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('game');
  return (
    <Dialog open={open} onClose={onClose} title={t('keys.title')}>
      <dl className={styles['keys']}>
        {KEYS.map(([key, what]) => (
          <div key={what}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onClose}>{t('keys.close')}</Button>
    </Dialog>
  );
}
