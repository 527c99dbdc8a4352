const xsrfCookie = /(?:^|;\s*)(?:__Host-)?XSRF-TOKEN=([^;]+)/;

/** The header that repeats the XSRF cookie: another site can make the browser send the cookie, but not read it. */
export function xsrfHeaders(cookies: string): Record<string, string> {
  const token = xsrfCookie.exec(cookies)?.[1];
  return token ? { 'x-xsrf-token': decodeURIComponent(token) } : {};
}
