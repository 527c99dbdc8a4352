/** The headers every answer carries, whatever its status. Internet.nl reads the first answer at `/` and refuses any `unsafe-…`. */

interface HeaderOptions {
  /** The site is reached over https. */
  isSecure: boolean;
  /** `npm run dev`: Vite injects styles and speaks over a web socket. */
  isDevelopment?: boolean;
  /** Origins that a page may show in a frame; none when absent. */
  frameOrigins?: readonly string[];
  /** Beside our own: where scripts may come from, and pictures. */
  scriptOrigins?: readonly string[];
  imageOrigins?: readonly string[];
}

export type AnswerKind = 'html' | 'data' | 'file';

export function headerBaseline(kind: AnswerKind, options: HeaderOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(kind, options),
    ...(kind === 'html' && { 'reporting-endpoints': 'csp="/csp-report"' }),
    ...(options.isSecure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    'x-permitted-cross-domain-policies': 'none',
  };
}

function contentSecurityPolicy(kind: AnswerKind, options: HeaderOptions): string {
  const { isSecure, isDevelopment, frameOrigins = [], scriptOrigins = [], imageOrigins = [] } = options;
  if (kind === 'data') return "default-src 'none'; frame-ancestors 'none'";
  if (kind === 'file') return "default-src 'none'; sandbox";
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...(isDevelopment ? ["'unsafe-inline'"] : []), ...scriptOrigins].join(' '),
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    ["img-src 'self' data: blob:", ...imageOrigins].join(' '),
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frameOrigins.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
    'report-to csp',
    'report-uri /csp-report',
  ];
  return directives.join('; ');
}
