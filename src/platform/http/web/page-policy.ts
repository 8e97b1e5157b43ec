/** What the pages of the application may do in a browser (Content Security Policy, level 3). */

/**
 * Nothing but what this service itself serves: no script or style within a page, no eval, no plug-in, no other origin.
 */
const OWN = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
];

/**
 * Pages that other sites show in a frame of theirs: these two and nothing else. They are for watching: a frame could be
 * laid under another's buttons. A game or a league that there is not is no reason to show the application, whose links
 * lead on.
 */
const EMBEDDED = /^\/embed\/(?:games|leagues)\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isEmbedded = (path: string): boolean => EMBEDDED.test(path);

export const pagePolicy = (imageOrigins: readonly string[], { embedded }: { readonly embedded: boolean }): string =>
  [
    ...OWN,
    // Small images travel within styles.
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    `frame-ancestors ${embedded ? '*' : "'none'"}`,
  ].join('; ');
