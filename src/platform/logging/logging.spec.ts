import { describe, expect, it } from 'vitest';
import { createLog, NestLogger, requestIds, withoutSecrets } from './index.js';

const KEY = `kifu_a1b2c3d4e5f6g7h8_${'S'.repeat(43)}`;

function recording(level = 'trace') {
  const lines: string[] = [];
  const log = createLog({ level, process: 'test', destination: { write: (line) => void lines.push(line) } });
  return { log, lines, last: (): unknown => JSON.parse(lines.at(-1) ?? 'null') };
}

describe('the log', () => {
  it('is one JSON object a line with level, time and process', () => {
    const { log, last } = recording();
    log.info({ gameId: 'g' }, 'hello');
    expect(last()).toMatchObject({ level: 'info', process: 'test', gameId: 'g', msg: 'hello' });
    expect((last() as { time: string }).time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it.each([
    ['a header', { headers: { authorization: `Bearer ${KEY}` } }],
    ['a field', { key: KEY }],
    ['a message', `the key ${KEY} is wrong`],
    ['an error', new Error(`no such key: ${KEY}`)],
    ['an access token', `token eyJhbGciOiJFZERTQSJ9.eyJTU1MiOiJTU1MifQ.${'S'.repeat(86)} refused`],
    ['a refresh token', `refresh kifu_refresh_${'S'.repeat(43)}`],
    ['a reset token', `reset with kifu_reset_${'S'.repeat(43)}`],
    ['a secret that signs', `signed with whsec_${'S'.repeat(43)}=`],
    ['an address', 'postgresql://kifu:SSSSSS@localhost:5432/kifu'],
    ['an address in an error', new Error('connect redis://:SSSSSS@redis:6379 failed')],
  ])('never holds a secret: %s', (_where, content) => {
    const { log, lines } = recording();
    new NestLogger(log).error(content, 'Test');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('[hidden]');
    expect(lines[0]).not.toContain('SSS');
  });

  it('leaves everything else as it is', () => {
    const line = '{"msg":"role kifu_app in kifu_template at http://localhost:3000/docs, see a@b.org"}';
    expect(withoutSecrets(line)).toBe(line);
  });
});

describe("Nest's logger", () => {
  it('puts the context, the stack and objects into fields', () => {
    const { log, last } = recording();
    const logger = new NestLogger(log);
    logger.error('broken', 'Error: at line 1', 'Worker');
    expect(last()).toMatchObject({ level: 'error', msg: 'broken', stack: 'Error: at line 1', context: 'Worker' });
    logger.warn({ msg: 'slow', ms: 7 }, 'Worker');
    expect(last()).toMatchObject({ level: 'warn', msg: 'slow', ms: 7, context: 'Worker' });
    logger.error(new Error('bad', { cause: new Error('worse') }), 'Worker');
    expect(last()).toMatchObject({ msg: 'bad', err: { type: 'Error', message: 'bad: worse' } });
  });

  it('shows what the framework says about itself only when debugging', () => {
    const { log, lines } = recording('info');
    new NestLogger(log).log('AppModule dependencies initialized', 'InstanceLoader');
    expect(lines).toEqual([]);
  });
});

describe('request ids', () => {
  const idFor = (given: string | undefined) => requestIds.genReqId({ headers: { 'x-request-id': given } } as never);

  it('are taken over when they are short and plain', () => {
    expect(idFor('abc-123_x.7')).toBe('abc-123_x.7');
  });

  it.each([undefined, '', 'a b', 'a\nb', '{"a":1}', '-a', 'a'.repeat(65)])('are made otherwise: %j', (given) => {
    expect(idFor(given)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
