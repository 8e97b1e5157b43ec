import { ConfigInvalid, type IncompleteSettings } from '../platform/config/index.js';
import { createLog, type Log } from '../platform/logging/index.js';
import { type Lifetime } from './lifetime.js';

/** The log of this process, which its life tells its end in. */
export function openLog(
  { role, logLevel, logFile }: Pick<IncompleteSettings, 'role' | 'logLevel' | 'logFile'>,
  life: Lifetime,
): Log {
  try {
    const log = createLog({ level: logLevel, process: role, file: logFile });
    life.logTo(log, { unseen: logFile !== undefined && logFile !== '-' });
    return log;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new ConfigInvalid([
      `LOG_FILE: ${logFile} can't be written${code}; name another file, or - for standard error`,
    ]);
  }
}
