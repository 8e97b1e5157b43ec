/** What the paths of a route look like: `/v1/games/:id` has one segment of any text at its end. */
export function pathPattern(route: string): RegExp {
  const segments = route.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : literal(segment)));
  return new RegExp(`^${segments.join('/')}$`);
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
