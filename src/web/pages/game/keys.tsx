import { Dialog } from '@base-ui/react/dialog';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../design/button.js';
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
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles['backdrop']} />
        <Dialog.Popup className={styles['dialog']}>
          <Dialog.Title className={styles['title']}>{t('keys.title')}</Dialog.Title>
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
          <Dialog.Close className={buttonClass}>{t('keys.close')}</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
