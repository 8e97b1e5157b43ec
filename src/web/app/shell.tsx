import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../api/queries.js';
import { Account } from './account.js';
import { LanguageSwitch, ThemeSwitch } from './preferences.js';
import { DESTINATIONS } from './navigation.js';
import styles from './shell.module.css';

/** Header, the page, and footer. */
export function Shell({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const main = useFocusOfPage();
  const { data: me } = useQuery(meQuery);
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#page">
        {t('skip')}
      </a>
      <header className={styles['header']}>
        <Link to="/" className={styles['brand']}>
          <Stones />
          Kifu
        </Link>
        <nav className={styles['nav']} aria-label={t('navigation.label')}>
          {DESTINATIONS.filter((each) => each.for?.(me) ?? true).map(({ to, name }) => (
            <Link key={to} to={to} activeOptions={{ exact: to === '/' }}>
              {t(`navigation.${name}`)}
            </Link>
          ))}
        </nav>
        <div className={styles['preferences']}>
          <LanguageSwitch />
          <ThemeSwitch />
          <Account />
        </div>
      </header>
      <main id="page" ref={main} tabIndex={-1} className={styles['main']}>
        {children ?? <Outlet />}
      </main>
      <footer className={styles['footer']}>
        <a href="/docs">{t('footer.docs')}</a>
        <span>{t('footer.rights')}</span>
      </footer>
    </div>
  );
}

/** After a link was followed, keyboard and screen reader go on at the top of the new page. */
function useFocusOfPage() {
  const main = useRef<HTMLElement>(null);
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return main;
}

const Stones = () => (
  <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true" className={styles['stones']}>
    <path d="M10 2v28M22 2v28M2 10h28M2 22h28" />
    <circle cx="10" cy="22" r="7" data-stone="black" />
    <circle cx="22" cy="10" r="7" data-stone="white" />
  </svg>
);
