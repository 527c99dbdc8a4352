import { createListBuilder } from './flat-lists.ts';
import { renamed } from './renamed.ts';
import { stylesOf } from './styles.ts';

/** Word and Outlook on a desktop: lists are paragraphs with a number in front, headings may be paragraphs with a style. */
export function cleanWord(body: HTMLElement): void {
  removeRemarks(body);
  for (const paragraph of body.querySelectorAll('p')) nameHeading(paragraph);
  const lists = createListBuilder();
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.closest('li')) continue;
    const place = /\bl(\d+)\s+level(\d+)(?:\s+lfo(\d+))?/.exec(stylesOf(paragraph).get('mso-list') ?? '');
    if (place) {
      const isOrdered = /^\(?(?:\d+|[a-z]{1,5})(?:\.\d+)*[.):]/i.test(takeMarker(paragraph));
      lists.add({ place: paragraph, list: `${place[1]} ${place[3]}`, level: Number(place[2]), isOrdered, contents: paragraph.childNodes });
      paragraph.remove();
    } else if (/\bMsoList(?:Paragraph|Continue)/.test(paragraph.className)) lists.addToLast(paragraph);
  }
}

/** What a reviewer said about the text, and what was taken out of it while changes were kept, are not the text. */
function removeRemarks(body: Element): void {
  const remarks = '.msoDel, .MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, [style*="mso-element:comment"]';
  for (const remark of body.querySelectorAll(remarks)) remark.remove();
}

function nameHeading(paragraph: Element): void {
  const named = /\bMso(?:Heading([1-6])|Title)\b/.exec(paragraph.className);
  const outline = Number(stylesOf(paragraph).get('mso-outline-level')) || 0;
  const level = named ? Number(named[1] ?? 1) : outline;
  if (level >= 1 && level <= 6) renamed(paragraph, `h${level}`);
}

/** The number or dot in front of a line, which the list will have by itself. */
function takeMarker(paragraph: Element): string {
  const nodes = markerNodes(paragraph);
  const marker = nodes.map(({ textContent }) => textContent ?? '').join('');
  for (const node of nodes) node.parentNode?.removeChild(node);
  return marker.trim();
}

function markerNodes(paragraph: Element): Node[] {
  const marked = paragraph.querySelector('[style*="mso-list:ignore" i], [style*="mso-list: ignore" i]');
  if (marked) return [marked];
  const begin = [...paragraph.childNodes].find((node) => isComment(node, '[if !supportLists]'));
  const nodes: Node[] = [];
  for (let node = begin?.nextSibling; node && !isComment(node, '[endif]'); node = node.nextSibling) nodes.push(node);
  return nodes;
}

function isComment(node: Node, words: string): boolean {
  return node.nodeType === Node.COMMENT_NODE && node.textContent === words;
}
