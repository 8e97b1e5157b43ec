/** What the service shows this once: a key, or what signs its calls. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.js';
import styles from './form.module.css';

interface SecretProps {
  readonly label: string;
  readonly value: string;
  readonly onClose: () => void;
}

export function Secret({ label, value, onClose }: SecretProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
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
        {/* Browsers have no clipboard for a page that came over http from another computer. */}
        {'clipboard' in navigator && (
          <Button
            onClick={() =>
              void navigator.clipboard.writeText(value).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }
          >
            {t(copied ? 'secret.copied' : 'secret.copy')}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t('secret.close')}
        </Button>
      </div>
    </section>
  );
}
