import * as openid from 'openid-client';
import { machineTime, ticks, timeOfDay } from '#platform/server/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Config } from '#platform/server/config.ts';
import { openidErrors } from '../model/identity.errors.ts';

/** Talking to the provider. Its address comes from the operator, so it may be one inside the own network. */

type Settings = NonNullable<Config['oidc']>;

/** Seconds for one question. A callback asks three at the most, and is answered before our own limit. */
const patience = 4;
/** What a provider says about itself is asked again now and then: addresses move. */
const knownFor = 60 * 60 * 1000;
/** Seconds that two clocks may differ. */
const clockTolerance = 30;

interface Known {
  provider: Promise<openid.Configuration>;
  /** By `ticks`. */
  until: number;
  clockSkew: number;
}

const known = new Map<string, Known>();

/** What the provider says about itself. Asked when somebody first signs in, never at the start; a failure is not remembered. */
function providerOf(settings: Settings): Promise<openid.Configuration> {
  const key = JSON.stringify(settings);
  const present = known.get(key);
  const clockSkew = clockSkewNow();
  if (present && present.until > ticks() && Math.abs(present.clockSkew - clockSkew) < clockTolerance / 2) return present.provider;
  const provider = discover(settings, clockSkew);
  known.set(key, { provider, until: ticks() + knownFor, clockSkew });
  provider.catch(() => known.delete(key));
  return provider;
}

/** Seconds that the clock of this machine is behind: the library asks that one when it looks how old an answer is. */
function clockSkewNow(): number {
  return Math.round((timeOfDay().getTime() - machineTime()) / 1000);
}

function discover({ issuer, clientId, clientSecret }: Settings, clockSkew: number): Promise<openid.Configuration> {
  const server = new URL(issuer);
  const metadata = { client_secret: clientSecret, [openid.clockTolerance]: clockTolerance, [openid.clockSkew]: clockSkew };
  // Signatures are checked although the token came from the provider itself: with it, `none` and shared secrets are refused.
  const checks = [openid.enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [openid.allowInsecureRequests] : [])];
  return openid.discovery(server, clientId, metadata, secretAsAgreed(clientSecret), { execute: checks, timeout: patience });
}

/** In the header, which every provider must take, unless it says that it takes the secret in the body alone. */
function secretAsAgreed(clientSecret: string): openid.ClientAuth {
  const [inHeader, inBody] = [openid.ClientSecretBasic(clientSecret), openid.ClientSecretPost(clientSecret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isInBody = !methods.includes('client_secret_basic') && methods.includes('client_secret_post');
    return (isInBody ? inBody : inHeader)(server, ...rest);
  };
}

/** What only this browser knows of a login under way. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

export function newLoginSecrets(): LoginSecrets {
  return { state: openid.randomState(), nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
}

/** Whom the provider may take for somebody: who is signed in there, who signs in there by choice, or who does so at this moment. */
const prompts = { none: {}, chosen: { prompt: 'login' }, now: { prompt: 'login', max_age: '0' } };
export type Prompt = keyof typeof prompts;

/** Seconds between signing in there and coming back here. */
const freshFor = 5 * 60;

/** Where the provider asks who somebody is. */
export async function authorizationAddress(
  { config, log }: Pick<Ctx, 'config' | 'log'>,
  { state, nonce, verifier }: LoginSecrets,
  { redirectUri, prompt }: { redirectUri: string; prompt: Prompt },
): Promise<string> {
  try {
    const provider = await providerOf(settingsOf(config));
    return openid.buildAuthorizationUrl(provider, {
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...prompts[prompt],
    }).href;
  } catch (error) {
    throw failureOf(error, log);
  }
}

/** What the provider says of somebody, of any type but for who they are. */
export interface Claims {
  iss: string;
  sub: string;
  acr?: unknown;
  amr?: unknown;
  [claim: string]: unknown;
}

export interface Arrival {
  claims: Claims;
  /** The same with name and address, which many providers tell only when they are asked. */
  withDetails(): Promise<Claims>;
}

/** Who came back, when everything about the answer is right. `answer` is the address that the provider sent them to. */
export async function whoCameBack(
  { config, log }: Pick<Ctx, 'config' | 'log'>,
  { state, nonce, verifier }: LoginSecrets,
  { answer, prompt }: { answer: URL; prompt: Prompt },
): Promise<Arrival> {
  try {
    const provider = await providerOf(settingsOf(config));
    // A provider that does not ask again has to be found out: it says when it did.
    const isFresh = prompt === 'now' && { maxAge: freshFor };
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, ...isFresh };
    const tokens = await openid.authorizationCodeGrant(provider, answer, checks);
    const claims = tokens.claims();
    if (!claims) throw openidErrors.answer_refused();
    return { claims, withDetails: () => askDetails(provider, tokens.access_token, claims, log) };
  } catch (error) {
    throw failureOf(error, log);
  }
}

async function askDetails(provider: openid.Configuration, accessToken: string, claims: Claims, log: Ctx['log']): Promise<Claims> {
  if (typeof claims['email'] === 'string' || provider.serverMetadata().userinfo_endpoint === undefined) return claims;
  try {
    return { ...(await openid.fetchUserInfo(provider, accessToken, claims.sub)), ...claims };
  } catch (error) {
    throw failureOf(error, log);
  }
}

function settingsOf({ oidc }: Config): Settings {
  if (!oidc) throw openidErrors.not_configured();
  return oidc;
}

/** The provider does not answer, or not as one: nothing that the person did. */
const unavailableCodes = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);
const unavailableAnswers = new Set(['temporarily_unavailable', 'server_error']);

/** Why it did not work, without what was sent: the log learns which check failed, the person what to do. */
function failureOf(thrown: unknown, log: Ctx['log']): unknown {
  if (!(thrown instanceof Error) || thrown.name === 'AppError') return thrown;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined;
  if (thrown instanceof openid.AuthorizationResponseError && thrown.error === 'access_denied') return openidErrors.cancelled();
  log.warn({ code, reason: thrown.message }, 'the identity provider was of no use');
  if (thrown instanceof openid.AuthorizationResponseError) return failureSaid(thrown.error, thrown);
  // A code counts once and not for long.
  if (thrown instanceof openid.ResponseBodyError) {
    return thrown.error === 'invalid_grant'
      ? openidErrors.login_expired(undefined, { cause: thrown })
      : openidErrors.provider_unavailable(undefined, { cause: thrown });
  }
  const isUnreachable = code === undefined ? isNetworkFailure(thrown) : unavailableCodes.has(code);
  return isUnreachable
    ? openidErrors.provider_unavailable(undefined, { cause: thrown })
    : openidErrors.answer_refused(undefined, { cause: thrown });
}

function failureSaid(said: string, cause: Error): unknown {
  if (unavailableAnswers.has(said)) return openidErrors.provider_unavailable(undefined, { cause });
  return openidErrors.answer_refused(undefined, { cause });
}

/** `fetch` says no more than this of a connection that failed. */
function isNetworkFailure(error: Error): boolean {
  return error instanceof TypeError;
}
