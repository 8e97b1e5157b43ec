import { useTranslation } from 'react-i18next';

/**
 * What to do about a refusal of the service, in the reader's language: null where nothing is known of it, undefined
 * while that is loaded.
 */
export function useRefused(code: string | null): string | null | undefined {
  const { t, i18n, ready } = useTranslation('refusals', { useSuspense: false });
  if (!ready) return undefined;
  return code !== null && i18n.exists(`refusals:${code}`) ? t(code as 'game.over') : null;
}
