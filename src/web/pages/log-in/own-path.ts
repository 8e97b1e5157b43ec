/**
 * An address of this application as the browser reads it; undefined for whatever leads elsewhere. Browsers drop tabs
 * and line breaks, take a backslash for a slash, and a host for what follows two of them: so the browser itself is
 * asked, and what it made of it is looked at.
 */
export function ownPath(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
  const url = URL.parse(address, location.origin);
  if (url?.origin !== location.origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
