import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../api/queries.js';
import { Account } from './account.js';
import { LanguageSwitch, ThemeSwitch } from './preferences.js';
import { DESTINATIONS } from './navigation.js';
import { Newer } from './newer.js';
import styles from './shell.module.css';

/** Header, the page, and footer. */
export function Shell({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const main = useFocusOfPage();
  const { data: me } = useQuery(meQuery);
  const pathname = usePathname();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // What was opened on one page is closed on the next.
  const isOpen = openAt === pathname;
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
        <button
          type="button"
          className={styles['menu']}
          aria-expanded={isOpen}
          onClick={() => setOpenAt(isOpen ? null : pathname)}
        >
          {t('menu')}
        </button>
        <nav className={styles['nav']} data-open={isOpen} aria-label={t('navigation.label')}>
          {DESTINATIONS.filter((each) => each.for?.(me) ?? true).map(({ to, name }) => (
            <Link key={to} to={to} activeOptions={{ exact: to === '/' }}>
              {t(`navigation.${name}`)}
            </Link>
          ))}
        </nav>
        <div className={styles['preferences']} data-open={isOpen}>
          <LanguageSwitch />
          <ThemeSwitch />
          <Account />
        </div>
      </header>
      <Newer />
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

/** After a link, the focus and the screen reader begin at the top of the new page. */
function useFocusOfPage() {
  const main = useRef<HTMLElement>(null);
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return main;
}

/** The path of the page that is shown. */
const usePathname = (): string =>
  useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });

const Stones = () => (
  <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true" className={styles['stones']}>
    <path d="M10 2v28M22 2v28M2 10h28M2 22h28" />
    <circle cx="10" cy="22" r="7" data-stone="black" />
    <circle cx="22" cy="10" r="7" data-stone="white" />
  </svg>
);
