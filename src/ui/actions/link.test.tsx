import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiLanguage } from '../texts.tsx';
import { Link } from './link.tsx';

test('a link within the site is only its own words', async () => {
  const screen = await render(<Link href="/nieuws">Al het nieuws</Link>);
  await expect.element(screen.getByRole('link', { name: 'Al het nieuws', exact: true })).toHaveAttribute('href', '/nieuws');
});

test('a link that leaves the site says so', async () => {
  const screen = await render(<Link href="https://www.rijksoverheid.nl/">Rijksoverheid</Link>);
  await expect.element(screen.getByRole('link', { name: 'Rijksoverheid (andere website)' })).toBeVisible();
  await screen.rerender(
    <UiLanguage language="en">
      <Link href="//www.rijksoverheid.nl/">Government</Link>
    </UiLanguage>,
  );
  await expect.element(screen.getByRole('link', { name: 'Government (other website)' })).toBeVisible();
});

test('a link with our own full address can be marked as staying', async () => {
  const screen = await render(
    <Link href="https://noorderhaven.test/nieuws" isExternal={false}>
      Nieuws
    </Link>,
  );
  await expect.element(screen.getByRole('link', { name: 'Nieuws', exact: true })).not.toHaveAttribute('rel');
});
