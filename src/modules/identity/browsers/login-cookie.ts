/**
 * The cookie of a browser that is on its way through the OpenID provider: the secret of its log-in, and the page to
 * return to.
 */
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const nameOf = (secure: boolean): string => (secure ? '__Host-kifu-login' : 'kifu-login');

export interface PendingLogin {
  readonly secret: string;
  readonly returnTo: string;
}

export function setLoginCookie(
  reply: FastifyReply,
  { secret, returnTo }: PendingLogin,
  secure: boolean,
  maxAge: number,
): void {
  const value = `${secret} ${returnTo}`;
  void reply.header('Set-Cookie', stringifySetCookie({ name: nameOf(secure), value, ...attributes(secure), maxAge }));
}

/** Undefined where the browser has begun no log-in, or too long ago. */
export function loginCookieOf({ headers: { cookie = '' } }: FastifyRequest, secure: boolean): PendingLogin | undefined {
  const [secret = '', returnTo = ''] = parseCookie(cookie)[nameOf(secure)]?.split(' ', 2) ?? [];
  return secret === '' ? undefined : { secret, returnTo };
}

export function clearLoginCookie(reply: FastifyReply, secure: boolean): void {
  void reply.header(
    'Set-Cookie',
    stringifySetCookie({ name: nameOf(secure), value: '', ...attributes(secure), maxAge: 0 }),
  );
}

/** The provider sends the browser back by a link, as it were: a strict cookie would stay behind. */
const attributes = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;
