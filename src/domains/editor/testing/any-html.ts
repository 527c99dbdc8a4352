import fc from 'fast-check';
import { isUnseen } from '../ui/paste/styles.ts';

const words = fc.array(fc.stringMatching(/^[a-zé0-9]{1,6}$/), { minLength: 1, maxLength: 4 }).map((list) => ` ${list.join(' ')} `);
const tags = (
  'p div h1 h2 h3 h5 ul ol li blockquote table tr td th thead tbody b i span a sup sub section button pre dl dt br o:p font s label ' +
  'script style template figure article center'
).split(' ');
const attributes = fc.constantFrom(
  '',
  ' style="font-weight:normal"',
  ' style="font-weight:700;font-style:italic;vertical-align:super"',
  ' style="display:none"',
  ' style="mso-list:l0 level2 lfo1" class=MsoListParagraph',
  ' style="mso-outline-level:2"',
  ' style="white-space:pre"',
  ' class=MsoTitle',
  ' class=ListContainerWrapper',
  ' data-aria-level=2',
  ' href="https://www.example.nl/a"',
  ' href="#a"',
  ' lang=EN-gb',
  ' colspan=3 rowspan=2',
  ' colspan=1000',
  ' rowspan=0',
  ' role=heading aria-level=4',
  ' role=presentation',
  ' hidden',
);
const { html } = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    words,
    fc
      .tuple(fc.constantFrom(...tags), attributes, fc.array(tie('html'), { maxLength: 4 }))
      .map(([tag, attribute, inside]) => `<${tag}${attribute}>${inside.join('')}</${tag}>`),
  ),
}));

export const anyHtml = fc.array(html, { maxLength: 6 }).map((parts) => parts.join(''));

/** What a reader sees of it, word by word. */
export function visibleWords(pastedHtml: string): string[] {
  const { body } = new DOMParser().parseFromString(pastedHtml, 'text/html');
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    return node instanceof Element && isUnseen(node) ? '' : [...node.childNodes].map(textOf).join('');
  };
  return wordsOf(textOf(body));
}

export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
