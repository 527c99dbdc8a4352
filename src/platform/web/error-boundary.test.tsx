import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from './error-boundary.tsx';

test('a part that breaks is logged once and replaced, and can be tried again', async () => {
  const logged: unknown[][] = [];
  let isBroken = true;
  function Part() {
    if (isBroken) throw new Error('kapot');
    return <p>Weer heel</p>;
  }
  const screen = await render(
    <>
      <p>De rest</p>
      <ErrorBoundary write={(...entry) => logged.push(entry)} fallback={(retry) => <button onClick={retry}>Opnieuw</button>}>
        <Part />
      </ErrorBoundary>
    </>,
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
