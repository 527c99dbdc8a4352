/** A person who signed in, as far as HTTP goes: cookies, and the token that goes back as a header. */
export interface SignedInClient {
  /** For who writes requests by hand. */
  cookie: string;
  get(path: string): Promise<Response>;
  post(path: string, body?: BodyInit, headers?: Record<string, string>): Promise<Response>;
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

export async function signIn(origin: string, { email, password }: { email: string; password: string }): Promise<SignedInClient> {
  const answer = await fetch(`${origin}/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    // `fetch` adds a character set to the type by itself, which no browser's form does.
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`Signing in as ${email} was answered ${answer.status}.`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = decodeURIComponent(cookies.find((cookie) => cookie.includes('XSRF-TOKEN='))?.split('=')[1] ?? '');
  const shared = { cookie: cookies.join('; '), 'x-xsrf-token': token };
  return {
    cookie: shared.cookie,
    get: (path) => fetch(`${origin}${path}`, { headers: shared }),
    post: (path, body, headers = {}) =>
      // `duplex` is for a body that is a stream.
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { ...shared, ...headers },
        ...(body !== undefined && { body, duplex: 'half' }),
      }),
    put: (path, body, headers = {}) =>
      fetch(`${origin}${path}`, {
        method: 'PUT',
        body: JSON.stringify(body),
        headers: { ...shared, ...headers, 'content-type': 'application/json' },
      }),
  };
}
