import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { logFile } from './log-file.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kifu-log-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (name: string): number => statSync(join(folder, name)).mode & 0o777;

it('is for the operator alone, also when it begins anew', () => {
  const file = logFile(join(folder, 'kifu.log'), 10);
  for (let line = 0; line < 3; line += 1) file.write('a line of the log\n');
  expect([modeOf('kifu.log'), modeOf('kifu.log.1')]).toEqual([0o600, 0o600]);
});

it('that an earlier release has left open to all is closed', () => {
  writeFileSync(join(folder, 'kifu.log'), '');
  chmodSync(join(folder, 'kifu.log'), 0o644);
  logFile(join(folder, 'kifu.log'));
  expect(modeOf('kifu.log')).toBe(0o600);
});
