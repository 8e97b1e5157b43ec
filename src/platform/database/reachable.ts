import pg from 'pg';

const ANSWERS_WITHIN_MS = 5_000;

/** Earlier ones lack what migrations use. */
const OLDEST_MAJOR = 15;

/** Why Kifu cannot work with a database. */
export interface DatabaseFault {
  /** Holds no password. */
  readonly why: string;
  /** Nothing answered, or the server is starting: it may be there a little later. */
  readonly isAway: boolean;
}

export const whyNoDatabase = async (url: string): Promise<string | undefined> => (await databaseFault(url))?.why;

/** Undefined where Kifu can work with the database at `url`. */
export async function databaseFault(url: string): Promise<DatabaseFault | undefined> {
  const { hostname, port, username, pathname } = new URL(url);
  const at = `${hostname || 'localhost'}:${port || '5432'}`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWERS_WITHIN_MS });
  client.on('error', () => undefined); // The pending call reports it.
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    const major = Math.floor((rows[0]?.version ?? 0) / 10_000);
    const why = `the server at ${at} is PostgreSQL ${major}; Kifu needs ${OLDEST_MAJOR} or later`;
    return major < OLDEST_MAJOR ? { why, isAway: false } : undefined;
  } catch (error) {
    const why = inWords(error, at, decodeURIComponent(username), decodeURIComponent(pathname.slice(1)));
    return { why, isAway: networkFault(error, at, ANSWERS_WITHIN_MS) !== undefined || isStarting(error) };
  } finally {
    await client.end().catch(() => undefined); // There may be nothing to end.
  }
}

/** The server recovers or shuts down (57P03, 57P01). */
const isStarting = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^57P0[13]$/.test(String(error.code));

function inWords(error: unknown, at: string, user: string, database: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known: Readonly<Record<string, string>> = {
    ECONNRESET: `what listens at ${at} is no PostgreSQL, or hung up`,
    '28P01': `the server at ${at} refuses the password of user "${user}"`,
    '28000': `the server at ${at} does not let user "${user}" in: ${message}`,
    '3D000': `the server at ${at} has no database "${database}"; make it first`,
    '42501': `user "${user}" has not the right to use database "${database}": ${message}`,
  };
  return (
    networkFault(error, at, ANSWERS_WITHIN_MS) ?? known[code] ?? `the server at ${at} can't be used: ${message || code}`
  );
}

/** Why nothing could be asked of the server at an address at all; undefined for what a server itself has said. */
export function networkFault(error: unknown, at: string, withinMs: number): string | undefined {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/timed? ?out|ETIMEDOUT/i.test(`${message} ${code}`))
    return `nothing at ${at} answers within ${withinMs / 1_000} s`;
  const known: Readonly<Record<string, string>> = {
    ECONNREFUSED: `nothing listens at ${at}`,
    ENOTFOUND: `there is no host ${at}`,
    EAI_AGAIN: `there is no host ${at}`,
    EHOSTUNREACH: `there is no way to ${at}`,
    ENETUNREACH: `there is no way to ${at}`,
  };
  return known[code];
}
