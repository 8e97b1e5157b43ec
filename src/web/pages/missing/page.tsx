import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../design/button.js';
import { Empty } from '../../design/states.js';

export function Missing() {
  const { t } = useTranslation();
  return (
    <Empty title={t('missing.title')}>
      <title>{`${t('missing.title')} · Kifu`}</title>
      <p>{t('missing.text')}</p>
      <Link to="/" className={buttonClass}>
        {t('missing.home')}
      </Link>
    </Empty>
  );
}
