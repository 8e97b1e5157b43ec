/** The domains (133.1). */
export const DOMAINS = ['fury', 'calm', 'mind', 'body', 'chaos', 'order'] as const;
export type Domain = (typeof DOMAINS)[number];
