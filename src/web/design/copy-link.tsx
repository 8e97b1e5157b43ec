import { useTranslation } from 'react-i18next';
import { CopyText } from './copy-text.js';

/** The address of what is shown, to be passed on. */
export function CopyLink() {
  const { t } = useTranslation();
  return <CopyText read={() => location.href} label={t('copyLink')} copied={t('copied')} resetsAfter={2000} />;
}
