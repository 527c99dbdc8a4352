export interface RegisteredRoute {
  method: string;
  url: string;
}

/** The methods an address does take. A page is read; nothing else is done to it. */
export function methodsAt(routes: readonly RegisteredRoute[], path: string): string[] {
  const isCall = path.startsWith('/api/');
  const fitting = routes.filter(({ url }) => fits(url, path) && !(isCall && url.endsWith('*')));
  return [...new Set(fitting.map(({ method }) => method))];
}

/** Whether a route as Fastify writes it has this path: `:name` for a segment or its beginning, `::` for a colon, `*` at its end for the rest. */
function fits(url: string, path: string): boolean {
  if (url.endsWith('*')) return path.startsWith(url.slice(0, -1));
  const wanted = url.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((segment, index) => fitsSegment(segment, given[index] ?? ''));
}

function fitsSegment(wanted: string, given: string): boolean {
  const isParameter = wanted.startsWith(':') && !wanted.startsWith('::');
  if (!isParameter) return wanted.replaceAll('::', ':') === given;
  const [, verb] = wanted.split('::');
  return verb === undefined || given.endsWith(`:${verb}`);
}
