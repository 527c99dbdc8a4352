import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { testServices } from '../../../tests/support/test-services.ts';
import { ApiError } from './api-error.ts';
import { ServicesProvider } from './services.tsx';
import { useAction } from './use-action.ts';

/** One for every time that the work was begun. */
let begun: PromiseWithResolvers<string>[];
let answers: (string | undefined)[];

beforeEach(() => {
  begun = [];
  answers = [];
});

async function work(): Promise<string> {
  const attempt = Promise.withResolvers<string>();
  begun.push(attempt);
  return attempt.promise;
}

function Subject() {
  const { isBusy, isDone, error, run, forgetError } = useAction();
  const start = async () => void answers.push(await run(work));
  return (
    <>
      <button aria-disabled={isBusy} onClick={() => void start()}>
        Doen
      </button>
      <button onClick={() => void Promise.all([start(), start()])}>Twee keer</button>
      <button onClick={forgetError}>Laat maar</button>
      <output>{error ? error.code : isDone ? 'gedaan' : 'niets'}</output>
    </>
  );
}

async function show() {
  const { services } = testServices();
  const screen = await render(
    <ServicesProvider services={services}>
      <Subject />
    </ServicesProvider>,
  );
  const button = screen.getByRole('button', { name: 'Doen' });
  const twice = screen.getByRole('button', { name: 'Twee keer' });
  return { services, button, twice, state: screen.getByRole('status'), forget: screen.getByRole('button', { name: 'Laat maar' }) };
}

test('it is busy while it runs, and done after it; focus stays at the button and no notice tells of it', async () => {
  const { services, button, state } = await show();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(state).toHaveTextContent('niets');

  begun[0]?.resolve('klaar');
  await expect.element(state).toHaveTextContent('gedaan');
  await expect.element(button).toHaveAttribute('aria-disabled', 'false');
  await expect.element(button).toHaveFocus();
  expect(answers).toEqual(['klaar']);
  expect(services.notices.getSnapshot()).toEqual([]);
});

test.each([
  ['what the server said', new ApiError({ status: 409, code: 'page.title_taken' }), 'page.title_taken'],
  ['that nothing was sent', new DOMException('Closed', 'NotAllowedError'), 'action.not_sent'],
])('a failure is told: %s; the next try begins without it', async (_, failure, code) => {
  const { button, state } = await show();
  await button.click();
  begun[0]?.reject(failure);
  await expect.element(state).toHaveTextContent(code);
  await expect.element(button).toHaveAttribute('aria-disabled', 'false');
  expect(answers).toEqual([undefined]);

  await button.click();
  await expect.element(state).toHaveTextContent('niets');
  begun[1]?.resolve('klaar');
  await expect.element(state).toHaveTextContent('gedaan');
});

test('a failure that is mended otherwise can be forgotten', async () => {
  const { button, state, forget } = await show();
  await button.click();
  begun[0]?.reject(new ApiError({ status: 409, code: 'page.title_taken' }));
  await expect.element(state).toHaveTextContent('page.title_taken');
  await forget.click();
  await expect.element(state).toHaveTextContent('niets');
});

test('what is under way is not begun again, not even before the button shows it', async () => {
  const { button, twice, state } = await show();
  await twice.click();
  expect(begun).toHaveLength(1);

  begun[0]?.resolve('klaar');
  await expect.element(state).toHaveTextContent('gedaan');
  expect(answers).toEqual([undefined, 'klaar']);
  await button.click();
  expect(begun).toHaveLength(2);
});
