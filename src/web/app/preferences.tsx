import { useTranslation } from 'react-i18next';
import { chooseLanguage, type Language, LANGUAGES, tagOf } from '../i18n/language.js';
import { chooseTheme, type Theme, THEMES, useTheme } from './theme.js';
import styles from './preferences.module.css';

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <label className={styles['choice']}>
      <span className="visually-hidden">{t('language')}</span>
      <select value={i18n.language} onChange={({ target }) => choose(target.value as Language)}>
        {LANGUAGES.map(({ id, name }) => (
          <option key={id} value={id} lang={tagOf(id)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Without a connection it stays as it is, and the choice says so. */
const choose = (language: Language): void => void chooseLanguage(language).catch(() => undefined);

export function ThemeSwitch() {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <label className={styles['choice']}>
      <span className="visually-hidden">{t('theme.label')}</span>
      <select value={theme} onChange={({ target }) => chooseTheme(target.value as Theme)}>
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {t(`theme.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
