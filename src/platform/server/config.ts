import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { adviceFor, crossCheck, isLoopbackHost, isLoopbackOrigin } from './config-rules.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const onWords = ['1', 'on', 'true'];
const offWords = ['0', 'off', 'false'];

function wholeNumber(from: number, to: number) {
  const problem = `must be a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, problem)
    .transform(Number)
    .pipe(z.number().min(from, problem).max(to, problem));
}

function onOrOff() {
  return z
    .string()
    .toLowerCase()
    .refine((value) => onWords.includes(value) || offWords.includes(value), 'must be on or off')
    .transform((value) => onWords.includes(value));
}

function address(protocols: string[], problem: string) {
  return z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), problem);
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return ['http:', 'https:'].includes(url.protocol) && `${url.protocol}//${url.host}` === url.href.replace(/\/$/, '');
}

function isNetwork(value: string): boolean {
  return value.includes('/') ? ipaddr.isValidCIDR(value) : ipaddr.isValid(value);
}

const secretText = z.string().min(32, 'must be at least 32 characters long');
// The demo accounts have one password, and one of them is an administrator.
const adminPassword = z.string().min(15, 'must be at least 15 characters long').max(128, 'must be at most 128 characters long');
const emailAddress = z.email('must be an email address');
const databaseAddress = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgresql://');

/** Every variable the product reads. What holds between two of them is in `config-rules.ts`. */
const Environment = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_OWNER_URL: databaseAddress.optional(),
  PUBLIC_ORIGIN: z.string().refine(isOrigin, 'must be an origin like https://www.example.nl, without a path').optional(),
  SECRET: secretText.optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: adminPassword.optional(),
  DEMO: onOrOff().optional(),
  DEMO_PASSWORD: adminPassword.optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'must start with smtp:// or smtps://').optional(),
  MAIL_FROM: z.string().max(320, 'is too long').optional(),
  S3_ENDPOINT: address(['http:', 'https:'], 'must be an http(s) address').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_KEY: z.string().optional(),
  S3_SECRET: z.string().optional(),
  OIDC_ISSUER: address(['http:', 'https:'], 'must be an http(s) address').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  LOCAL_LOGIN: onOrOff().default(true),
  WORKERS: wholeNumber(1, 64).optional(),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .refine((networks) => networks.every(isNetwork), 'must be a list of addresses or networks like 10.0.0.0/8')
    .default([]),
  RATE_LIMITS: onOrOff().default(true),
  PAGE_CACHE: onOrOff().default(true),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  NODE_ENV: z.string().default('production'),
});

type Environment = z.output<typeof Environment>;

/** All that is wrong with the environment, one line each. Names variables and rules, never values. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

export type EnvironmentConfig = Readonly<ReturnType<typeof toConfig>>;

/** The environment's settings, and the secrets that `completeConfig` keeps in `DATA_DIR` when the environment names none. */
export type Config = Omit<EnvironmentConfig, 'secret' | 'demo'> & {
  readonly secret: string;
  /** Absent: no demo accounts. */
  readonly demo: { readonly password: string } | undefined;
};

/** Reads the environment, or throws a `ConfigError` with every problem at once. Nothing else in the product reads it. */
export function readConfig(env: Record<string, string | undefined> = process.env): EnvironmentConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== '')) as Record<
    string,
    string
  >;
  const parsed = Environment.safeParse(given);
  const problems = [...(parsed.error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}`), ...crossCheck(given)];
  if (!parsed.success || problems.length > 0) throw new ConfigError([...new Set(problems)]);
  return deepFreeze(toConfig(parsed.data));
}

function toConfig(env: Environment) {
  const publicOrigin = (env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
  const isLocal = isLoopbackOrigin(publicOrigin) && isLoopbackHost(env.HOST);
  return {
    port: env.PORT,
    host: env.HOST,
    /** Absolute. */
    dataDir: resolve(env.DATA_DIR),
    /** Without a slash at the end. */
    publicOrigin,
    /** Reached over TLS: cookies are kept to the host, and browsers are told to come back no other way. */
    isSecure: publicOrigin.startsWith('https:'),
    /**
     * Somebody tries the product on their own machine: it is called by a loopback address and listens to no other. What others can
     * reach has no open mailbox, whatever name they call it by.
     */
    isLocal,
    isDevelopment: env.NODE_ENV === 'development',
    /** No `url`: the embedded PostgreSQL in `dataDir`. */
    database: { url: env.DATABASE_URL, ownerUrl: env.DATABASE_OWNER_URL },
    secret: env.SECRET,
    firstAdmin: together({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }),
    demo: { isOn: env.DEMO ?? isLocal, password: env.DEMO_PASSWORD },
    /** The sender: an address, perhaps with a name as in `Plein <post@plein.example>`. Without one it is the name of the platform. */
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? `plein@${new URL(publicOrigin).hostname}` },
    /** Absent: files in `dataDir`. */
    s3: together({ endpoint: env.S3_ENDPOINT, bucket: env.S3_BUCKET, region: env.S3_REGION, key: env.S3_KEY, secret: env.S3_SECRET }),
    oidc: together({ issuer: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET }),
    localLogin: env.LOCAL_LOGIN,
    /** What guessing a password costs, for Argon2id. A hash that is cheaper is made anew when its owner signs in. */
    passwordCost: { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 },
    workers: env.WORKERS ?? Math.min(availableParallelism(), 4),
    trustProxy: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS,
    pageCache: env.PAGE_CACHE,
    metricsToken: env.METRICS_TOKEN,
    /** For the operator: told at the start and by the doctor. */
    advice: adviceFor({ isLocal, metricsToken: env.METRICS_TOKEN }),
    logLevel: env.LOG_LEVEL,
    /** Milliseconds between "not ready" and taking no more connections, so that a balancer can look elsewhere first. */
    drainDelay: env.NODE_ENV === 'development' ? 0 : isLocal ? 250 : 5000,
  };
}

type Complete<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** A group of variables that only means something as a whole; `crossCheck` has already refused half a group. */
function together<T extends Record<string, string | undefined>>(group: T): Complete<T> | undefined {
  return Object.values(group).every((value) => value !== undefined) ? (group as Complete<T>) : undefined;
}

function deepFreeze<T extends object>(value: T): T {
  for (const member of Object.values(value)) if (typeof member === 'object' && member !== null) deepFreeze(member);
  return Object.freeze(value);
}

/** React and others look at NODE_ENV when they are loaded, and are several times slower in development. Call before importing them. */
export function runAs(mode: 'production' | 'development'): void {
  process.env.NODE_ENV = mode;
}
