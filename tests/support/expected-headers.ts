import { expect } from 'vitest';

/** Section 4 of the security design, written out: a change of the product must be a change here too. */
const shared = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'x-permitted-cross-domain-policies': 'none',
};
const embedOrigins = 'https://www.youtube-nocookie.com https://player.vimeo.com https://www.openstreetmap.org https://app.pdok.nl';

function document(frames: string) {
  return {
    ...shared,
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src ${frames}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-to csp; report-uri /csp-report`,
    'reporting-endpoints': 'csp="/csp-report"',
  };
}

export const baselines = {
  html: document("'none'"),
  /** A document that goes on to other pages by itself. */
  app: document(embedOrigins),
  /** At an address that opens something for who knows it. */
  secret: { ...document("'none'"), 'referrer-policy': 'no-referrer' },
  /** One whose address is a secret. */
  secretApp: { ...document(embedOrigins), 'referrer-policy': 'no-referrer' },
  data: { ...shared, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
  file: { ...shared, 'content-security-policy': "default-src 'none'; sandbox" },
};
export type AnswerKind = keyof typeof baselines;

export const noStore = 'no-store';
export const forOneReader = 'private, no-store';
export const forever = 'public, max-age=31536000, immutable';

/** Checks an answer against section 4, and that it says nothing about what made it. */
export function expectBaseline({ headers }: { headers: Record<string, unknown> }, kind: AnswerKind, caching: string): void {
  expect(headers).toMatchObject(baselines[kind]);
  expect(headers['cache-control']).toBe(caching);
  expect(headers['x-correlation-id']).toMatch(/^[\w-]{8,64}$/);
  for (const name of ['server', 'x-powered-by', 'strict-transport-security']) expect(headers[name]).toBeUndefined();
}
