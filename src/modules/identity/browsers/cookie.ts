/** The cookie of a browser in which somebody has logged in (RFC 6265bis). */
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** With this prefix a browser accepts the cookie only from this host, over TLS, so that no other host can set it. */
const SECURE_NAME = '__Host-kifu';
const PLAIN_NAME = 'kifu';

/** The token in the request's cookie. Over TLS the plain name is that of somebody who could not set the other. */
export function cookieOf(request: FastifyRequest): string | undefined {
  const { cookie } = request.headers;
  if (cookie === undefined) return undefined;
  const cookies = parseCookie(cookie);
  return cookies[SECURE_NAME] ?? (request.protocol === 'https' ? undefined : cookies[PLAIN_NAME]);
}

/** Scripts do not read it, and other sites send it along with nothing but links. */
const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

interface NewCookie {
  readonly token: string;
  readonly expiresAt: Date;
  /** Where it is known that the browser speaks TLS, or does not. */
  readonly secure?: boolean;
}

export function setCookie(
  reply: FastifyReply,
  { token, expiresAt, secure = isOverTls(reply.request) }: NewCookie,
): void {
  const name = secure ? SECURE_NAME : PLAIN_NAME;
  void reply.header(
    'Set-Cookie',
    stringifySetCookie({ name, value: token, ...ATTRIBUTES, secure, expires: expiresAt }),
  );
}

export function clearCookie(reply: FastifyReply): void {
  for (const [name, secure] of [[SECURE_NAME, true] as const, [PLAIN_NAME, false] as const]) {
    void reply.header('Set-Cookie', stringifySetCookie({ name, value: '', ...ATTRIBUTES, secure, maxAge: 0 }));
  }
}

/** What is before us may speak TLS without saying so; a browser says by which address its page was loaded. */
const isOverTls = ({ protocol, headers }: FastifyRequest): boolean =>
  protocol === 'https' || headers.origin?.startsWith('https:') === true;
