import { contrast } from '#domains/settings/model/colour-scheme.ts';
import type { Settings } from '#domains/settings/model/settings.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { mailMessages } from '../messages/index.ts';
import type { MailContent } from '../model/mail.ts';

interface MailAround {
  language: Language;
  settings: Pick<Settings, 'platformName' | 'colorScheme'>;
  publicOrigin: string;
}

export interface RenderedMail {
  /** The platform's own name, for the sender. */
  sender: string;
  subject: string;
  html: string;
  text: string;
}

/** One look for every mail, as a page and as plain text that says the same. */
export function renderMail(content: MailContent, around: MailAround): RenderedMail {
  return {
    sender: around.settings.platformName[around.language],
    subject: content.subject,
    html: htmlOf(content, around),
    text: textOf(content, around),
  };
}

function textOf({ title, paragraphs, action, after = [] }: MailContent, around: MailAround): string {
  const { platform, homeHref, footer } = aroundIn(around);
  const parts = [title, ...paragraphs, ...(action ? [`${action.label}:\n${action.href}`] : []), ...after];
  return `${parts.join('\n\n')}\n\n-- \n${platform}\n${homeHref}\n\n${footer.join('\n')}\n`;
}

/** Words, links and page keep the colours of who reads, light or dark; only the button and the line below the name bring their own, which show on both. */
function htmlOf({ subject, title, paragraphs, action, after = [] }: MailContent, around: MailAround): string {
  const { language, settings } = around;
  const { platform, homeHref, footer } = aroundIn(around);
  const { primary, accent } = settings.colorScheme;
  const onPrimary = contrast('#ffffff', primary) >= contrast('#000000', primary) ? '#ffffff' : '#000000';
  const button =
    'display:inline-block;padding:12px 20px;border:1px solid #808080;border-radius:6px;font-weight:600;text-decoration:none;' +
    `background-color:${primary};color:${onPrimary}`;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${inHtml(text)}</p>`;
  return [
    `<!doctype html>`,
    `<html lang="${language}">`,
    `<head>`,
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light dark">`,
    `<meta name="supported-color-schemes" content="light dark">`,
    `<title>${inHtml(subject)}</title>`,
    `</head>`,
    `<body style="margin:0;padding:0;color-scheme:light dark">`,
    `<div lang="${language}" role="article" aria-label="${inHtml(subject)}" style="max-width:560px;margin:0 auto;padding:24px 16px;font:16px/1.5 Arial,Helvetica,sans-serif;overflow-wrap:break-word">`,
    `<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:3px solid ${accent};font-size:18px;font-weight:700">${inHtml(platform)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${inHtml(title)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(action ? actionIn(action, { button, language }) : []),
    ...after.map(paragraph),
    `<div style="margin:32px 0 0;padding:12px 0 0;border-top:1px solid #808080;font-size:14px">`,
    `<p style="margin:0 0 8px"><a href="${inHtml(homeHref)}" style="${link}">${inHtml(platform)}</a></p>`,
    ...footer.map((line) => `<p style="margin:0 0 8px">${inHtml(line)}</p>`),
    `</div>`,
    `</div>`,
    `</body>`,
    `</html>`,
    ``,
  ].join('\n');
}

/** Underlined as everywhere, without the blue of a page that nobody has dressed. */
const link = 'color:inherit;text-decoration:underline';

function actionIn(
  { label, href }: NonNullable<MailContent['action']>,
  { button, language }: { button: string; language: Language },
): string[] {
  const address = inHtml(href);
  return [
    `<p style="margin:24px 0"><a href="${address}" style="${button}">${inHtml(label)}</a></p>`,
    `<p style="margin:0 0 16px;font-size:14px">${inHtml(textsIn(mailMessages, language).copyAddress)}<br><a href="${address}" style="${link}">${address}</a></p>`,
  ];
}

/** Addresses begin with the platform's own origin: what a request said its host is never gets here. */
function aroundIn({ language, settings, publicOrigin }: MailAround) {
  const t = textsIn(mailMessages, language);
  const platform = settings.platformName[language];
  return { platform, homeHref: publicOrigin + localizePath(language, '/'), footer: [t.reason(platform), t.automatic] };
}

function inHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll(/\r\n|\r|\n/g, '<br>');
}
