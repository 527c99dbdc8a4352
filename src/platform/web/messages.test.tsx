import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Catalogue } from '#platform/shared/messages.ts';
import { LanguageProvider, useLanguage, useMessages } from './messages.tsx';

const nl = { greeting: (name: string) => `Dag ${name}` };
const catalogue: Catalogue<typeof nl> = { nl, en: { greeting: (name) => `Hello ${name}` } };

function Greeting() {
  const t = useMessages(catalogue);
  return <p lang={useLanguage()}>{t.greeting('Anna')}</p>;
}

test('R1.25 R9.29 without a language the texts are Dutch', async () => {
  const screen = await render(<Greeting />);
  await expect.element(screen.getByText('Dag Anna')).toHaveAttribute('lang', 'nl');
});

test('R1.24 the texts follow the language around them', async () => {
  const screen = await render(
    <LanguageProvider language="en">
      <Greeting />
    </LanguageProvider>,
  );
  await expect.element(screen.getByText('Hello Anna')).toHaveAttribute('lang', 'en');
});
