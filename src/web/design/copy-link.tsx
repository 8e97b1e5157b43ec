import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.js';

/** The address of what is shown, to be passed on. */
export function CopyLink() {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <Button onClick={copy}>
      <span aria-live="polite">{t(copied ? 'copied' : 'copyLink')}</span>
    </Button>
  );
}
