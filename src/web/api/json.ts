/** Values whose shape nobody has promised: parts of logs and of answers, and what other parts of the process say. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
