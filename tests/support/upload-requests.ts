import { cookieOf, type SignedInClient, type TestApp } from './test-app.ts';

export const uploadBoundary = '----grens';

/** What a page of ours sends along with a file. */
export async function uploadHeaders(sender: SignedInClient): Promise<Record<string, string>> {
  const { accessToken } = (await sender.send('POST', '/api/session:token')).json<{ accessToken: string }>();
  return {
    host: 'localhost',
    'sec-fetch-site': 'same-origin',
    'x-xsrf-token': sender.cookies['XSRF-TOKEN'] ?? '',
    authorization: `Bearer ${accessToken}`,
    'content-type': `multipart/form-data; boundary=${uploadBoundary}`,
  };
}

/** The start of an upload as it goes over the line, for who sends the rest in a way of their own. */
export async function uploadHead(sender: SignedInClient, extra: Record<string, string>): Promise<string> {
  const headers = { ...(await uploadHeaders(sender)), ...extra };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return ['POST /a/upload?profile=me HTTP/1.1', cookieOf(sender), ...lines, '', ''].join('\r\n');
}

/** Of an app that listens. */
export function portOf(app: TestApp): number {
  const address = app.server.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  return address.port;
}
