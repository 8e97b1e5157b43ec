/** The page to which a log-in by redirects returns that came to nothing. */
import { AccountDisabled, AccountEnded, LoginFailed } from '../accounts/account.problems.js';
import { OidcLoginUnknown, OidcNoAccount, OidcRefused, OidcUnavailable } from '../oidc/oidc.problems.js';
import { QuotaExhausted } from '../quotas/quota.problems.js';

const REFUSALS = [
  AccountDisabled,
  AccountEnded,
  LoginFailed,
  OidcLoginUnknown,
  OidcNoAccount,
  OidcRefused,
  OidcUnavailable,
  QuotaExhausted,
];

export const isLogInRefusal = (error: unknown): error is InstanceType<(typeof REFUSALS)[number]> =>
  REFUSALS.some((Refusal) => error instanceof Refusal);

/**
 * It says what the code means, in words of its own: nothing of what the provider said reaches it. `to` is where it
 * leads afterwards.
 */
export const logInPageSaying = (code: string, to: string): string =>
  `/log-in?${new URLSearchParams({ refused: code, to }).toString()}`;
