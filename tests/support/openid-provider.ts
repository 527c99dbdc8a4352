import { createHmac, generateKeyPairSync, sign as signBytes, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type AccountClaims } from 'oidc-provider';

type Payload = Record<string, unknown>;

export interface TestProvider {
  issuer: string;
  /** What the environment says when people sign in here. */
  env: Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET', string>;
  /** Everybody the provider knows, by subject. */
  people: Map<string, Payload>;
  /** Who signs in from now on, in whatever browser comes; nobody, and they stop. */
  letIn(subject: string): void;
  /** Signs somebody in and agrees to everything, as their browser would. Gives the address that they are sent back to. */
  visit(address: string, subject: string): Promise<URL>;
  /** Changes every identity token from now on; null leaves them as they are. */
  tamperWith(change: ((payload: Payload) => string) | null): void;
  /** Signs with the provider's own key. */
  sign(payload: Payload): string;
  unsigned(payload: Payload): string;
  /** Signs as if the public key were a secret that both sides share. */
  signWithPublicKey(payload: Payload): string;
  /** What an address answers instead: a status, or nothing at all. */
  breakAt(path: string, how: number | 'silence' | null): void;
  close(): Promise<void>;
}

/** A real OpenID Connect provider on this machine for a product at an address, which can also be made to misbehave. */
export async function startOpenidProvider(productOrigin = 'http://localhost:3000'): Promise<TestProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const people = new Map<string, Payload>();
  const broken = new Map<string, number | 'silence'>();
  let tamper: ((payload: Payload) => string) | null = null;
  let answer = (_request: IncomingMessage, response: ServerResponse): void => void response.writeHead(503).end();

  const server = createServer((request, response) => {
    const how = broken.get(request.url?.split('?', 1)[0] ?? '');
    if (how === 'silence') return;
    if (how !== undefined) response.writeHead(how).end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { client_id: 'plein', client_secret: 'a secret: that / needs encoding' };
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [`${productOrigin}/login/openid/callback`] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', kid: 'one' } as never] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    cookies: { keys: ['a key for the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) as AccountClaims }),
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  });
  provider.use(async (ctx, next) => {
    await next();
    const body = ctx.body as { id_token?: string } | undefined;
    if (tamper && ctx.path === '/token' && body?.id_token !== undefined) body.id_token = tamper(payloadOf(body.id_token));
  });
  const callback = provider.callback();
  let subject = '';
  const letIn = (who: string): void => {
    subject = who;
  };
  answer = (request, response) => {
    if (request.url?.startsWith('/interaction/')) void agree(provider, { request, response, subject });
    else void callback(request, response);
  };

  return {
    issuer,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.client_id, OIDC_CLIENT_SECRET: client.client_secret },
    people,
    letIn,
    visit: (address, who) => {
      letIn(who);
      return followAt(issuer, address);
    },
    tamperWith: (change) => {
      tamper = change;
    },
    sign: (payload) => compact({ alg: 'RS256', kid: 'one' }, payload, (text) => signBytes('sha256', Buffer.from(text), privateKey)),
    unsigned: (payload) => compact({ alg: 'none' }, payload, () => Buffer.alloc(0)),
    signWithPublicKey: (payload) => compact({ alg: 'HS256', kid: 'one' }, payload, (text) => hmac(publicKey, text)),
    breakAt: (path, how) => void (how === null ? broken.delete(path) : broken.set(path, how)),
    async close() {
      const closing = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closing;
    },
  };
}

function hmac(publicKey: KeyObject, text: string): Buffer {
  return createHmac('sha256', publicKey.export({ format: 'pem', type: 'spki' }))
    .update(text)
    .digest();
}

function compact(header: Payload, payload: Payload, signatureOf: (text: string) => Buffer): string {
  const encode = (part: Payload) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${signatureOf(text).toString('base64url')}`;
}

function payloadOf(token: string): Payload {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Payload;
}

interface Interaction {
  request: IncomingMessage;
  response: ServerResponse;
  subject: string;
}

/** Who the person is, and that they agree: both at once. */
async function agree(provider: Provider, { request, response, subject }: Interaction): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (subject === '') {
    await provider.interactionFinished(request, response, { error: 'access_denied' }, { mergeWithLastSubmission: false });
    return;
  }
  const grant = new provider.Grant({ accountId: subject, clientId: params['client_id'] as string });
  grant.addOIDCScope('openid email profile');
  const grantId = await grant.save();
  await provider.interactionFinished(request, response, { login: { accountId: subject }, consent: { grantId } });
}

/** A browser that keeps the provider's cookies for one visit. */
async function followAt(issuer: string, address: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  for (let turn = 0; next.origin === issuer; turn++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answered = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of answered.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answered.headers.get('location');
    if (location === null || turn > 10) throw new Error(`The provider answered ${answered.status}: ${await answered.text()}`);
    next = new URL(location, next);
  }
  return next;
}
