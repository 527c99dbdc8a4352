import { headMarkup, headTags } from '#platform/shared/head.ts';
import type { RouteAnswer } from '#app/route-answer.ts';

interface DocumentParts {
  answer: RouteAnswer;
  /** Tags after those of the page itself. */
  tags: string;
  root: string;
  /** Calls made for this page; null for visitors, whose page needs none. */
  calls: readonly object[] | null;
  /** Where its reader has chosen their own. */
  colourMode?: string | undefined;
  /** A script of another site, for who agreed to it. */
  outsideScript?: string | undefined;
}

/** A whole document, in pieces that are long enough: joined, all of it would be copied once more. */
export type DocumentMarkup = readonly [before: string, root: string, after: string];

/** No script and no style is written out in it, so its policy needs no exception and every copy is the same. */
export function documentMarkup({ answer, tags, root, calls, colourMode, outsideScript }: DocumentParts): DocumentMarkup {
  const data = calls === null ? '' : `<script type="application/json" id="plein-data">${inScript(calls)}</script>`;
  const before =
    `<!doctype html><html lang="${answer.language}"${colourMode === undefined ? '' : ` data-colour-mode="${colourMode}"`}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `${headMarkup(headTags(answer.head))}${tags}<link rel="stylesheet" href="${answer.themeHref}">` +
    (outsideScript === undefined ? '' : `<script async src="${outsideScript}"></script>`) +
    `</head><body><div id="root">`;
  return [before, root, `</div>${data}</body></html>`];
}

/** JSON that cannot end the element it stands in. */
function inScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
