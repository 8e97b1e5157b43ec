/** Values of unknown shape: parts of logs and of answers, and messages of other parts of the process. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
