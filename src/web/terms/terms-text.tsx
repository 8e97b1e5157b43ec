import { useTranslation } from 'react-i18next';
import type { Schemas } from '../api/kifu.js';
import { useFormat } from '../i18n/use-format.js';

interface TermsTextProps {
  readonly terms: Pick<Schemas['LeagueDto'], 'timing' | 'spectators' | 'publication'>;
}

/** What a league says for all its matches. */
export function TermsText({ terms: { timing, spectators, publication } }: TermsTextProps) {
  const { t } = useTranslation('terms');
  const format = useFormat();
  const { bank, turn, disconnect } = timing ?? {};
  const { seconds, turns } = spectators.delay ?? {};
  const said = [
    bank !== undefined && t('text.bank', { minutes: format.number(bank.seconds / 60), plus: bank.incrementSeconds }),
    turn !== undefined && t(turn.atEnd === 'lot' ? 'text.pick' : 'text.turn', { seconds: turn.seconds }),
    disconnect !== undefined && t('text.grace', { seconds: disconnect.graceSeconds }),
    seconds !== undefined && t('text.delay', { delay: t('delay.minutes', { count: Math.round(seconds / 6) / 10 }) }),
    turns !== undefined && t('text.delay', { delay: t('delay.turns', { count: turns }) }),
    publication === 'open' && t('text.open'),
  ].filter((part) => part !== false);
  return said.length === 0 ? null : <span>{t('text.all', { terms: said.join(' · ') })}</span>;
}
