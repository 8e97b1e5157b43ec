/** The address of a page: its path, and what follows the question mark. */
export interface PageAddress {
  readonly path: string;
  readonly query: URLSearchParams;
}

export function addressIn(url: string): PageAddress {
  const [path = '', ...query] = url.split('?');
  return { path, query: new URLSearchParams(query.join('?')) };
}
