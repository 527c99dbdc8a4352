import type { RichText } from '#domains/blocks/model/rich-text.ts';
import { readNodes } from './blocks.ts';
import { dropKeyboardLanguages } from './from-office.ts';
import { cleanWordOnline } from './from-word-online.ts';
import { cleanWord } from './from-word.ts';
import { levelHeadings } from './headings.ts';
import { isUnseen } from './styles.ts';

/**
 * Whatever was copied elsewhere, as our closed list: repaired, never refused, with every word its reader saw. It is as long as it was:
 * `cutToFit` is for what is too long.
 */
export function readPastedHtml(html: string): RichText {
  // A document of its own: nothing in it is loaded, run or applied.
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  removeUnseen(pasted.body);
  dropKeyboardLanguages(pasted);
  cleanWord(pasted.body);
  cleanWordOnline(pasted.body);
  levelHeadings(pasted.body);
  return { type: 'doc', content: readNodes(pasted.body.childNodes, { marks: [], isPreformatted: false, depth: 0 }) };
}

const ownTags = new Set(
  'html head body meta p h2 h3 h4 ul ol li blockquote div table tbody tr td th strong em a span sup sub br'.split(' '),
);

/** Copied from running text like ours, whose editor says where in it that began and ended. */
export function isOwnHtml(html: string): boolean {
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  const isOurs = (element: Element) => ownTags.has(element.localName) && !element.hasAttribute('style');
  return pasted.querySelector('[data-pm-slice]') !== null && [...pasted.querySelectorAll('*')].every(isOurs);
}

/** Pictures to look at: not the dots that count readers, nor signs the size of a letter. */
export function hasPictures(html: string): boolean {
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  const isLarge = (picture: Element) => !(Number.parseInt(picture.getAttribute('width') ?? '', 10) <= 40);
  return [...pasted.querySelectorAll('img[src]:not([alt=""]), picture, body > img')].some(isLarge);
}

function removeUnseen(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) if (isUnseen(element)) element.remove();
}
