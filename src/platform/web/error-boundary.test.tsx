import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { testServices } from '../../../tests/support/test-services.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ServicesProvider } from './services.tsx';

test('a part that breaks is logged once and replaced, and can be tried again', async () => {
  const { services, logged } = testServices();
  let isBroken = true;
  function Part() {
    if (isBroken) throw new Error('kapot');
    return <p>Weer heel</p>;
  }
  const screen = await render(
    <ServicesProvider services={services}>
      <p>De rest</p>
      <ErrorBoundary fallback={(retry) => <button onClick={retry}>Opnieuw</button>}>
        <Part />
      </ErrorBoundary>
    </ServicesProvider>,
    // What is caught here is ours to report, not the console's.
    { createRootOptions: { onCaughtError: () => {} } },
  );
  await expect.element(screen.getByText('De rest')).toBeVisible();
  expect(logged).toEqual([[2, 'Rendering failed: Error: kapot', expect.stringContaining('at Part')]]);

  isBroken = false;
  await screen.getByRole('button', { name: 'Opnieuw' }).click();
  await expect.element(screen.getByText('Weer heel')).toBeVisible();
  expect(logged).toHaveLength(1);
});
