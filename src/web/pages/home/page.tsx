import { useTranslation } from 'react-i18next';
import { Page } from '../../design/page.js';

export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <Page title={t('title')} lead={t('lead')}>
      {null}
    </Page>
  );
}
