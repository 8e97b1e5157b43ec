import type { Prisma } from '../../../platform/database/index.js';

/** With its player, and the last way back in that was issued for it. */
export const WHOLE = {
  player: true,
  passwordResets: { orderBy: { id: 'desc' }, take: 1 },
} as const satisfies Prisma.AccountInclude;

export type AccountRow = Prisma.AccountGetPayload<{ include: typeof WHOLE }>;
