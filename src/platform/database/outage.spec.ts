import { describe, expect, it } from 'vitest';
import { isOutage } from './outage.js';

const coded = (code: string, message = 'said the driver') => Object.assign(new Error(message), { code });

describe('an outage', () => {
  it.each([
    ['a refused connection', coded('ECONNREFUSED')],
    ['a server that shuts down', coded('57P01')],
    ['a server that is starting', coded('57P03')],
    ['too many connections', coded('53300')],
    ["a connection that broke in somebody's hands", new Error('Client was closed and is not queryable')],
    ['a pool of a process that is ending', new Error('Cannot use a pool after calling end on the pool')],
    ['a transaction that was left for too long', coded('25P03')],
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
    ['what Prisma makes of it', coded('P1001')],
    ['a transaction of Prisma that got no connection in time, or took too long', coded('P2028')],
    ['what Prisma wraps', new Error('query failed', { cause: { originalCode: '57P01' } })],
    [
      'what Prisma has no code for',
      Object.assign(coded('P2039'), {
        meta: { driverAdapterError: new Error('postgres', { cause: { originalCode: '57P01', kind: 'postgres' } }) },
      }),
    ],
    ['a cause further down', new Error('outer', { cause: new Error('inner', { cause: coded('ECONNRESET') }) })],
  ])('is %s', (_, error) => expect(isOutage(error)).toBe(true));

  it.each([
    ['a unique violation', coded('23505')],
    ['a cancelled statement', coded('57014')],
    ['a missing row, to Prisma', coded('P2025')],
    ['a bug', new TypeError('undefined is not a function')],
    ['no error at all', 'ECONNREFUSED'],
  ])('is not %s', (_, error) => expect(isOutage(error)).toBe(false));
});
