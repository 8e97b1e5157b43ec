/** A process that finds out whether files say JSON, one after the other. It loads nothing of the service around it. */
import { serveTasks } from '../../tasks/index.js';
import type { FileRefusal } from './file.pipe.js';
import { parseJsonBody } from './json-body.js';
import { JSON_LIMITS, type JsonLimits } from './json-limits.js';

/** A file says more than any other body; how long its texts may be is for its reader to say. */
const FILE_LIMITS: JsonLimits = { ...JSON_LIMITS, values: 4_000_000, members: 20_000, text: Infinity };

serveTasks<Uint8Array, FileRefusal | null>(({ input }) => {
  try {
    parseJsonBody(input, FILE_LIMITS);
    return null;
  } catch (error) {
    return refusalOf(error);
  }
});

function refusalOf(error: unknown): FileRefusal {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') throw error;
  const { code, ...members } = { ...error, code: error.code };
  return { code, message: error.message, members };
}
