import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { plainFrame } from '#app/testing/plain-frame.ts';
import { applicationUser } from '#domains/users/testing/application-user.ts';
import { createCurrentUser, CurrentUserProvider } from '#domains/users/ui/index.ts';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { ServicesProvider } from '#platform/web/services.tsx';
import { testServices } from '../../../../tests/support/test-services.ts';
import { AccountMenu } from './account-menu.tsx';

const photo = 'a4f3a0de-6a3e-4f0c-9a35-0c8a5b6f1a11';
const withPhoto = { properties: [{ key: 'profielfoto', value: photo }] };

async function show(user: Parameters<typeof createCurrentUser>[1]): Promise<Element | null> {
  const screen = await render(
    <CurrentUserProvider currentUser={createCurrentUser(createLoadOptimizer(), user)}>
      <ServicesProvider services={testServices().services}>
        <AccountMenu frame={plainFrame} />
      </ServicesProvider>
    </CurrentUserProvider>,
  );
  return screen.container.querySelector('summary > [data-portrait]');
}

test('R1.23 staff have their fixed image in the header too, whatever photo they had before', async () => {
  expect((await show(applicationUser({ isMett: true, ...withPhoto })))?.getAttribute('data-portrait')).toBe('staff');
});

test('who has a photo sees it in the header, and who has none the letters of their name', async () => {
  const picture = await show(applicationUser(withPhoto));
  expect(picture?.getAttribute('src')).toContain(`/a/${photo}?`);
  expect(picture?.getBoundingClientRect()).toMatchObject({ width: 36, height: 36 });
  const letters = await show(applicationUser());
  expect(letters?.textContent).toBe('NH');
  expect(letters?.getBoundingClientRect()).toMatchObject({ width: 36, height: 36 });
});

test('who was switched off has letters as well', async () => {
  const { guid, firstName, middleName, lastName } = applicationUser();
  expect((await show({ guid, firstName, middleName, lastName, isActive: false }))?.textContent).toBe('NH');
});
