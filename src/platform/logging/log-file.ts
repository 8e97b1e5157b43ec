import { chmodSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { destination, type DestinationStream } from 'pino';

/** The size of a log file. One older file is kept, since the log must stay bounded without care by an operator. */
const BYTES_MAX = 16 * 1024 * 1024;

/** For the operator alone: a log names who asked for what. */
const OWN = 0o600;

/**
 * A file for the log, which begins anew when it is full; the one before has `.1` at its end. Throws when it can't be
 * written.
 */
export function logFile(path: string, bytesMax = BYTES_MAX): DestinationStream {
  mkdirSync(dirname(path), { recursive: true });
  const file = destination({ dest: path, sync: true, mode: OWN });
  // One that an earlier release has made may be open to all.
  chmodSync(path, OWN);
  // A full disk is reported by /health/ready. That it can't be written down as well is no reason to end.
  file.on('error', () => undefined);
  let bytes = statSync(path).size;
  return {
    write: (line) => {
      if (bytes > bytesMax) {
        renameSync(path, `${path}.1`);
        file.reopen();
        bytes = 0;
      }
      bytes += Buffer.byteLength(line);
      file.write(line);
    },
  };
}
