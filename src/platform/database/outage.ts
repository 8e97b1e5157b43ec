/** The server is being stopped, restarted, or has no room for connections (SQLSTATE classes 08, 53, 57P). */
const OUTAGE_STATES = /^(?:08|53|57P0|25P03)/;

const OUTAGE_CODES: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'], // Prisma: not reachable, timed out, closed, no connection or transaction in time.
]);

/** `pg` says these things in words only, the last of a process that is ending. */
const OUTAGE_WORDS =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|^Client was closed|^Cannot use a pool after calling end/;

/**
 * Whether an error says that the database could not be reached, and nothing about what was asked of it. Drivers wrap
 * each other's errors, so causes are asked as well.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, originalCode } = codesOf(error);
  if (OUTAGE_CODES.has(code) || OUTAGE_STATES.test(code) || OUTAGE_STATES.test(originalCode)) return true;
  return OUTAGE_WORDS.test(error.message) || isOutage(error.cause) || isOutage(driverErrorOf(error));
}

/** PostgreSQL found no room to write (SQLSTATE 53100), whichever part of the service reports it. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, originalCode } = codesOf(error);
  return [code, originalCode].includes('53100') || isDiskFull(error.cause) || isDiskFull(driverErrorOf(error));
}

/** Where Prisma keeps what the driver said, if it knows no code of its own for it (P2039). */
function driverErrorOf(error: Error): unknown {
  const meta: unknown = 'meta' in error ? error.meta : undefined;
  return typeof meta === 'object' && meta !== null && 'driverAdapterError' in meta
    ? meta.driverAdapterError
    : undefined;
}

/** The codes of an error, and of the driver's error that Prisma's adapter wraps as a plain object. */
function codesOf(error: Error): { readonly code: string; readonly originalCode: string } {
  const told: unknown = error.cause;
  const originalCode = typeof told === 'object' && told !== null && 'originalCode' in told ? told.originalCode : '';
  return { code: 'code' in error ? String(error.code) : '', originalCode: String(originalCode) };
}

/** Whether the same may well succeed a little later: an outage, or an error of ours that says when to come back. */
export const isPassing = (error: unknown): boolean =>
  isOutage(error) || (error instanceof Error && 'retryAfterSeconds' in error);
