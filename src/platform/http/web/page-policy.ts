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
 * The pages that other sites may show in a frame. They are for watching only, since a frame can be laid under buttons
 * of another page. An unknown game, league or tournament shows nothing of the application, because its links lead on.
 */
const EMBEDDED = /^\/embed\/(?:games|leagues|tournaments)\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isEmbedded = (path: string): boolean => EMBEDDED.test(path);

export const pagePolicy = (imageOrigins: readonly string[], { embedded }: { readonly embedded: boolean }): string =>
  [
    ...OWN,
    // Small images travel within styles.
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    `frame-ancestors ${embedded ? '*' : "'none'"}`,
  ].join('; ');
