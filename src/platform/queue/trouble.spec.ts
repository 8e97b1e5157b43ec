import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import { beforeEach, expect, it, vi } from 'vitest';
import { logTroubles } from './trouble.js';

class Source extends EventEmitter {
  closing: Promise<void> | undefined;
}

const logger = new Logger('queue');
const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined);
const error = vi.spyOn(logger, 'error').mockReturnValue(undefined);
const away = new Error('Connection is closed.');
const lost = new Error('Missing lock for job 7. moveToFinished');
const wrong = new Error('syntax error');
const warnings = () => warn.mock.calls.map(([line]) => (line as { reason: string }).reason);

let source: Source;
beforeEach(() => {
  vi.clearAllMocks();
  source = new Source();
  logTroubles(source, logger, 'make-thing');
});

it('warns of trouble that heals by itself, and logs other trouble as an error', () => {
  for (const trouble of [away, lost, wrong]) source.emit('error', trouble);
  expect(warnings()).toEqual([away.message, lost.message]);
  expect(error.mock.calls).toEqual([[{ msg: 'queue', effect: 'make-thing', err: wrong }]]);
});

it('logs no lost connection once the queue or worker is closing, but other trouble', () => {
  source.closing = Promise.resolve();
  for (const trouble of [away, lost, wrong]) source.emit('error', trouble);
  expect(warnings()).toEqual([lost.message]);
  expect(error.mock.calls).toEqual([[{ msg: 'queue', effect: 'make-thing', err: wrong }]]);
});
