/** The few pages that people read. They hold no script, load nothing, and say so to the browser. */
import { createHash } from 'node:crypto';

const STYLE = `:root{color-scheme:light dark}body{font:17px/1.55 system-ui,sans-serif;max-width:46rem;margin:3rem auto;padding:0 1.2rem}
h1{font-size:2rem;line-height:1.2;margin:0 0 .5rem}h2{font-size:1.05rem;margin:2rem 0 0}a{color:LinkText}a:focus-visible{outline:3px solid;outline-offset:2px}
dt{font-weight:600;margin-top:.9rem}dd{margin:0}code,pre{font:.9em ui-monospace,monospace}pre{overflow:auto;padding:.8rem 1rem;border:1px solid;border-radius:.4rem}
.quiet{opacity:.75}`;

export const PAGE_MEDIA_TYPE = 'text/html; charset=utf-8';

/** The content security policy of every page made here: one style, known by its hash, and nothing else. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ');

/** `title` is text, `body` is HTML. */
export const pageOf = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${STYLE}</style></head>
<body><main>
${body}
</main></body></html>
`;

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Whether a person's browser asks for a page, rather than a program for an answer: those name no `text/html`. */
export const wantsPage = (accept: string | undefined): boolean => accept?.includes('text/html') === true;
