/** What the service shows this once: a key, or what signs its calls. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.js';
import { CopyText } from './copy-text.js';
import styles from './form.module.css';

interface SecretProps {
  readonly label: string;
  readonly value: string;
  readonly onClose: () => void;
}

export function Secret({ label, value, onClose }: SecretProps) {
  const { t } = useTranslation();
  const shown = useRef<HTMLElement>(null);
  // What was pressed may be far below it.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={shown} className={styles['secret']} role="status" aria-label={label}>
      <strong>{label}</strong>
      <code>{value}</code>
      <p className={styles['help']}>{t('secret.once')}</p>
      <div className={styles['end']}>
        <CopyText read={() => value} label={t('secret.copy')} copied={t('secret.copied')} />
        <Button look="quiet" onClick={onClose}>
          {t('secret.close')}
        </Button>
      </div>
    </section>
  );
}
