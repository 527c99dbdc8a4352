import { createHash } from 'node:crypto';
import { appMessages } from '#app/messages/index.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import { headerBaseline } from '#platform/server/http/header-baseline.ts';
import type { PublicAnswer } from '#platform/server/http/page-cache.ts';
import type { AppError } from '#platform/shared/errors.ts';
import { formatDateTime } from '#platform/shared/format.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';

/** The default colours, in light and in dark: which ones the platform chose is not known when this page is shown. */
const style = `
:root{color-scheme:light dark;--surface:#fbfaf7;--text:#14212b;--muted:#555f66;--primary:#0b3c5d;--on-primary:#fff}
@media (prefers-color-scheme:dark){:root{--surface:#0e1a23;--text:#e9e8e5;--muted:#9b9fa1;--primary:#87b7de;--on-primary:#0e1a23}}
body{margin:0;background:var(--surface);color:var(--text);font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:clamp(2rem,12vh,8rem) 1rem}
h1{margin:0;font-size:2rem;line-height:1.2}
p{margin:1.5rem 0 0}
a{display:inline-block;padding:.625rem 1.25rem;border-radius:4px;background:var(--primary);color:var(--on-primary);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid;outline-offset:3px}
small{color:var(--muted);overflow-wrap:anywhere}
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface PlainPageOptions {
  language: Language;
  title: string;
  text: string;
  /** What its reader can tell us. */
  code?: string;
  /** Where its reader can go; absent: to the same address again. */
  onward?: { href: string; name: string } | undefined;
  isSecure: boolean;
}

/** Needs nothing: no database, no settings, no other file. */
export function plainPage({ language, title, text, code, onward, isSecure }: PlainPageOptions): Pick<PublicAnswer, 'headers' | 'body'> {
  const { href, name } = onward ?? { href: '', name: textsIn(appMessages, language).tryAgain };
  const body =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title}</title><link rel="icon" href="/icons/icon.svg"><style>${style}</style></head><body><main>` +
    `<h1>${title}</h1><p>${text}</p><p><a href="${href}">${name}</a></p>${code === undefined ? '' : `<p><small>${code}</small></p>`}` +
    `</main></body></html>`;
  return {
    headers: {
      ...headerBaseline('html', { isSecure }),
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
    },
    body: Buffer.from(body),
  };
}

interface PlainErrorPageOptions {
  error: AppError;
  language: Language;
  correlationId: string;
  isSecure: boolean;
}

/** Says that there is a failure, or that the request was none that we can do anything with, when no other page can be made. */
export function plainErrorPage({ error, language, correlationId, isSecure }: PlainErrorPageOptions): PublicAnswer {
  const { failureTitle, failureText, failureCode, refusals, toHome } = textsIn(appMessages, language);
  const code = failureCode(`${error.code} ${correlationId.slice(0, 8).toUpperCase()}`, formatDateTime(language, timeOfDay()));
  const words =
    error.status >= 500
      ? { title: failureTitle, text: failureText }
      : { ...refusals.unclear, onward: { href: localizePath(language, '/'), name: toHome } };
  return { status: error.status, ...plainPage({ language, ...words, code, isSecure }) };
}
