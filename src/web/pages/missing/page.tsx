import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../design/button.js';
import { Empty } from '../../design/states.js';
import { WindowTitle } from '../../design/window-title.js';

export function Missing() {
  const { t } = useTranslation();
  return (
    <Empty title={t('missing.title')}>
      <WindowTitle>{t('missing.title')}</WindowTitle>
      <p>{t('missing.text')}</p>
      <Link to="/" className={buttonClass}>
        {t('missing.home')}
      </Link>
    </Empty>
  );
}
