import type { Mark } from '#domains/blocks/model/rich-text.ts';
import { pastedLink } from './links.ts';
import { isBlock, stylesOf } from './styles.ts';

export type Marks = readonly Mark[];

const byTag: Record<string, 'bold' | 'italic' | 'superscript' | 'subscript'> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  dfn: 'italic',
  var: 'italic',
  sup: 'superscript',
  sub: 'subscript',
};

/** The marks of the words in an element: those around it, and what its tag and its styles add or take away. */
export function marksIn(element: Element, outer: Marks): Marks {
  const styles = stylesOf(element);
  const tag = byTag[element.localName];
  let marks = tag ? withMark(outer, { type: tag }) : outer;
  const weight = weightOf(styles.get('font-weight'));
  // After the tag: what Google Docs copies stands in a `<b>` that says of itself that it is not bold.
  if (weight !== undefined) marks = weight ? withMark(marks, { type: 'bold' }) : withoutMark(marks, 'bold');
  const slant = styles.get('font-style');
  if (slant !== undefined) marks = /^(?:italic|oblique)/.test(slant) ? withMark(marks, { type: 'italic' }) : withoutMark(marks, 'italic');
  const align = styles.get('vertical-align');
  if (align === 'super') marks = withMark(marks, { type: 'superscript' });
  if (align === 'sub') marks = withMark(marks, { type: 'subscript' });
  return withLanguage(element, withLink(element, marks));
}

function weightOf(value: string | undefined): boolean | undefined {
  if (value === undefined || value === 'inherit') return undefined;
  return value.startsWith('bold') || Number.parseInt(value, 10) >= 600;
}

function withLink(element: Element, marks: Marks): Marks {
  if (element.localName !== 'a' || !element.hasAttribute('href')) return marks;
  const href = pastedLink(element.getAttribute('href') ?? '');
  return href === undefined ? marks : withMark(marks, { type: 'link', attrs: { href } });
}

/** Of some words, that they are in another language; of a whole paragraph or page it is what that page was written in. */
function withLanguage(element: Element, marks: Marks): Marks {
  const [language = '', ...region] = (element.getAttribute('lang') ?? '').split('-');
  const lang = [language.toLowerCase(), ...region].join('-');
  const isKnown = !isBlock(element) && lang.length <= 12 && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/.test(lang);
  return isKnown ? withMark(marks, { type: 'language', attrs: { lang } }) : marks;
}

const order = ['link', 'bold', 'italic', 'superscript', 'subscript', 'language'];

/** One of each kind, in a fixed order, so that equal marks are alike. Words stand above the line or below it, not both. */
function withMark(marks: Marks, mark: Mark): Marks {
  const rival = mark.type === 'superscript' ? 'subscript' : mark.type === 'subscript' ? 'superscript' : mark.type;
  const others = withoutMark(withoutMark(marks, mark.type), rival);
  return [...others, mark].toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
}

export function withoutMark(marks: Marks, type: Mark['type']): Marks {
  return marks.filter((mark) => mark.type !== type);
}
