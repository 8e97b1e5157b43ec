export const PARTS = ['imports', 'jobs', 'webhooks', 'keys', 'accounts', 'health'] as const;
export type Part = (typeof PARTS)[number];
