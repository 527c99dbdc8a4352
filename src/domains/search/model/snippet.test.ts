import fc from 'fast-check';
import { expect, test } from 'vitest';
import { snippetOf, type SnippetSegment } from './snippet.ts';

const shown = (segments: SnippetSegment[]) => segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
const isPassport = ({ key }: { key: string }) => key.startsWith('paspoort');

test('what was sought is marked as it was written', () => {
  expect(shown(snippetOf('Uw Paspoort is klaar. Paspoorten liggen aan de balie.', isPassport))).toBe(
    'Uw [Paspoort] is klaar. [Paspoorten] liggen aan de balie.',
  );
});

test('a long text is shown around what was sought, and says that there is more', () => {
  const filler = 'De gemeente werkt elke dag aan de straten. '.repeat(20);
  const text = shown(snippetOf(`${filler}Een paspoort vraagt u aan bij de balie. ${filler}`, isPassport));
  expect(text).toMatch(/^… .*\[paspoort\].* …$/);
  expect(text.length).toBeLessThan(220);
});

test('the place with the most different words is chosen', () => {
  const filler = 'En verder niets bijzonders om te melden vandaag. '.repeat(10);
  const text = snippetOf(`Paspoort. ${filler} Een paspoort verlengen.`, ({ key }) => ['paspoort', 'verlengen'].includes(key));
  expect(shown(text)).toContain('[paspoort] [verlengen]');
});

test('without a match it is how the text begins', () => {
  expect(shown(snippetOf('Welkom in Waterstede.', () => false))).toBe('Welkom in Waterstede.');
  expect(snippetOf('', () => true)).toEqual([]);
});

test('for every text, a snippet is a piece of it and short', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (text) => {
      const joined = snippetOf(text, ({ key }) => key.includes('a'))
        .map((segment) => segment.text)
        .join('');
      expect(text).toContain(joined.replace(/^… /, '').replace(/ …$/, ''));
      expect(joined.length).toBeLessThanOrEqual(184);
    }),
  );
});
