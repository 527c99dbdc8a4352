import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test('a plain name is given as it is', () => {
  expect(contentDisposition('attachment', 'Nota 2026.pdf')).toBe(`attachment; filename="Nota 2026.pdf"; filename*=UTF-8''Nota%202026.pdf`);
});

test('a name in any script arrives, and an old client gets something it can read', () => {
  expect(contentDisposition('inline', 'Café (*).webp')).toBe(
    `inline; filename="Caf_ (*).webp"; filename*=UTF-8''Caf%C3%A9%20%28%2A%29.webp`,
  );
});

test('no name can end the header or the quotes', () => {
  const character = fc.constantFrom('a', '"', '\\', '\r', '\n', '\0', ';', '%', "'", '*', ' ', 'é', '\ud83d', '漢', '(');
  fc.assert(
    fc.property(fc.string({ unit: character }), (name) => {
      expect(contentDisposition('inline', name)).toMatch(/^inline; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w%.~!-]*$/);
    }),
  );
});
