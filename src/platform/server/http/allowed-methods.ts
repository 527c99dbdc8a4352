export interface RegisteredRoute {
  method: string;
  url: string;
}

/** The methods an address does take. A page is read; nothing else is done to it. */
export function methodsAt(routes: readonly RegisteredRoute[], path: string): string[] {
  const fitting = routes.filter(({ url }) => patternOf(url).test(path));
  const exact = fitting.filter(({ url }) => !url.endsWith('*'));
  const isCall = path.startsWith('/api/');
  return [...new Set((isCall ? exact : fitting).map(({ method }) => method))];
}

/** A route as Fastify writes it: `:name` for a segment, `::` for a colon, `*` for the rest. */
function patternOf(url: string): RegExp {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/::|:\w+|\*/g, (part) => (part === '::' ? ':' : part === '*' ? '.*' : '[^/]+'));
  return new RegExp(`^${source}$`);
}
