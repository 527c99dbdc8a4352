/** One call made while the server rendered the page: what the browser would have got for it. */
export interface ServerCall {
  /** The request's hash. */
  key: string;
  status: number;
  data: unknown;
  /** The cache token its answer carried. */
  cacheToken?: string;
}

export type ServerCalls = readonly ServerCall[];

/** Where the server puts its calls in the page: data, not script, so that no policy has to allow it. */
export const serverCallsId = 'plein-data';

/** The calls made for this page; none on a page that carries none, or not whole. */
export function readServerCalls(page: Document): ServerCalls {
  const text = page.getElementById(serverCallsId)?.textContent;
  if (!text) return [];
  try {
    const calls: unknown = JSON.parse(text);
    return Array.isArray(calls) ? (calls as ServerCalls) : [];
  } catch {
    return [];
  }
}
