/** What the operating system knows about other processes. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // Alive, and somebody else's.
  }
}

/** Program and arguments of a process; empty when it has ended, or is none of our business. */
export function commandLine(pid: number): Promise<string> {
  const read =
    process.platform === 'linux'
      ? readFile(`/proc/${pid}/cmdline`, 'utf8')
      : promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).then(({ stdout }) => stdout);
  return read.catch(() => '');
}
