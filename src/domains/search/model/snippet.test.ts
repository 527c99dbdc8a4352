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

test.each([
  ['in a time', 'Open van 9:00 tot 17:00 uur en op donderdag tot 20:00 uur met paspoort'],
  ['in an amount', 'De kosten zijn € 2.100,50 en daarna nog eens € 1.300,75 voor een paspoort'],
  ['in an address', 'Schrijf naar balie@noorderhaven.test of paspoort@noorderhaven.test voor een paspoort'],
])('a snippet never begins or ends %s', (_, piece) => {
  const filler = 'en dan loopt u door tot aan de brug bij het plein, '.repeat(4);
  for (let shift = 0; shift < 60; shift++) {
    const text = `${'a'.repeat(shift)} ${filler}${piece}, ${piece}, ${filler}`;
    const [first, last] = [/^… (\S+)/, /(\S+) …$/].map((edge) => edge.exec(shown(snippetOf(text, isPassport)).replace(/[[\]]/g, ''))?.[1]);
    const words = text.split(' ').flatMap((word) => [word, word.replace(/,$/, '')]);
    expect(words).toContain(first);
    expect(words).toContain(last);
  }
});

test('a snippet begins with the sentence of what was sought, when that is near', () => {
  const filler = 'De gemeente werkt elke dag aan de straten. '.repeat(10);
  expect(shown(snippetOf(`${filler}Openingstijden · Voor een nieuw paspoort maakt u een afspraak.`, isPassport))).toBe(
    '… Voor een nieuw [paspoort] maakt u een afspraak.',
  );
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
