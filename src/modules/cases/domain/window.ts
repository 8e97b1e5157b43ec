const DAY_MS = 86_400_000;

/** The last moment at which something can be contested that ended, or was ruled, at a time. */
export const deadline = (since: string, days: number): Date => new Date(Date.parse(since) + days * DAY_MS);
