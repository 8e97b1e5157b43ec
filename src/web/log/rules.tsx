/**
 * The rules of an entry: by number beside it, and with our titles when somebody points at it, touches it or asks by
 * keyboard.
 */
import { Popover } from '@base-ui/react/popover';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Citation } from '../api/kifu.js';
import { useRuleTitles } from '../engine/games.js';
import styles from './rules.module.css';

interface Pointed {
  readonly cites: readonly Citation[];
  readonly at: HTMLElement;
  /** By a press it stays; by a pointer it goes with it. */
  readonly stays: boolean;
}

interface Rules {
  readonly point: (pointed: Pointed) => void;
  readonly leave: () => void;
}

const Context = createContext<Rules>({ point: () => undefined, leave: () => undefined });

/** One popover for all entries. */
export function RulesProvider({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const { t } = useTranslation('log');
  const rules = useMemo(
    (): Rules => ({
      point: (next) => setPointed((now) => (now?.stays === true && !next.stays ? now : next)),
      leave: () => setPointed((now) => (now?.stays === true ? now : null)),
    }),
    [],
  );
  return (
    <Context value={rules}>
      {children}
      <Popover.Root open={pointed !== null} onOpenChange={(open) => !open && setPointed(null)}>
        <Popover.Portal>
          <Popover.Positioner
            anchor={pointed?.at}
            side="top"
            sideOffset={6}
            collisionPadding={8}
            className={styles['place']}
          >
            <Popover.Popup className={styles['popup']} initialFocus={false} aria-label={t('rules')}>
              {pointed !== null && <RuleList game={game} cites={pointed.cites} />}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </Context>
  );
}

export function RuleButton({ cites }: { readonly cites: readonly Citation[] }) {
  const { t } = useTranslation('log');
  const { point, leave } = useContext(Context);
  const [first, ...others] = cites;
  if (first === undefined) return null;
  return (
    <button
      type="button"
      className={styles['cite']}
      onMouseEnter={({ currentTarget }) => point({ cites, at: currentTarget, stays: false })}
      onMouseLeave={leave}
      onClick={({ currentTarget }) => point({ cites, at: currentTarget, stays: true })}
    >
      <span className="visually-hidden">{t('rule', { rule: first.rule, count: cites.length })}</span>
      <span aria-hidden="true">
        {first.rule}
        {others.length > 0 && ` +${others.length}`}
      </span>
    </button>
  );
}

/** Numbers with our own titles, most specific first. */
export function RuleList({ game, cites }: { readonly game: string; readonly cites: readonly Citation[] }) {
  const titles = useRuleTitles(game);
  return (
    <ul className={styles['rules']}>
      {cites.map(({ rule }) => (
        <li key={rule}>
          <b>{rule}</b> <span lang="en">{titles.get(rule)}</span>
        </li>
      ))}
    </ul>
  );
}
