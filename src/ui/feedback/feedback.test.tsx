import '../styles/index.css';
import '../styles/default-theme.css';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextField } from '../forms/text-field.tsx';
import { UiLanguage } from '../texts.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorBox } from './error-box.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { LoadingText } from './loading-text.tsx';
import { Progress } from './progress.tsx';

const errors = [
  { fieldId: 'name', message: 'Vul uw naam in.' },
  { fieldId: 'street', message: 'Vul uw straat in.' },
];

test('the heading of an error summary takes focus and counts the problems', async () => {
  const screen = await render(<ErrorSummary errors={errors} />);
  await expect.element(screen.getByRole('heading', { name: 'Er is een probleem. Verbeter eerst deze 2 punten.' })).toHaveFocus();
});

test('one problem is one thing to put right', async () => {
  const screen = await render(
    <UiLanguage language="en">
      <ErrorSummary errors={errors.slice(1)} />
    </UiLanguage>,
  );
  await expect.element(screen.getByRole('heading', { name: 'There is a problem. Fix this first.' })).toBeVisible();
});

test('each line of an error summary leads to its field', async () => {
  const screen = await render(
    <>
      <ErrorSummary errors={errors} />
      <TextField id="name" label="Naam" error="Vul uw naam in." />
      <TextField id="street" label="Straat" error="Vul uw straat in." />
    </>,
  );
  const link = screen.getByRole('link', { name: 'Vul uw straat in.' });
  await expect.element(link).toHaveAttribute('href', '#street');
  await link.click();
  await expect.element(screen.getByRole('textbox', { name: 'Straat' })).toHaveFocus();
  expect(location.hash).toBe('');
});

test('writing in a field does not throw focus back to the summary', async () => {
  const form = (value: string) => (
    <>
      <ErrorSummary errors={[{ fieldId: 'name', message: 'Vul uw naam in.' }]} />
      <TextField id="name" label="Naam" value={value} onChange={() => {}} />
    </>
  );
  const screen = await render(form(''));
  await screen.getByRole('textbox').click();
  await screen.rerender(form('J'));
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('a panel that failed says so, offers another try and gives code and time', async () => {
  const onRetry = vi.fn<() => void>();
  const screen = await render(
    <ErrorBox code="1A2B" time={new Date('2026-11-15T13:05:00Z')} onRetry={onRetry}>
      De lijst is niet bereikbaar.
    </ErrorBox>,
  );
  const box = screen.getByRole('alert');
  await expect.element(box.getByText('Dit onderdeel kan niet worden getoond.')).toBeVisible();
  await expect.element(box.getByText('Code 1A2B, 14:05')).toBeVisible();
  await box.getByRole('button', { name: 'Probeer opnieuw' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('without script the other try is a link', async () => {
  const screen = await render(<ErrorBox retryHref="/nieuws" />);
  await expect.element(screen.getByRole('link', { name: 'Probeer opnieuw' })).toHaveAttribute('href', '/nieuws');
});

test('R9.30 R9.31 an empty place says that there is nothing, or that nothing was found', async () => {
  const screen = await render(
    <>
      <EmptyState />
      <EmptyState isNoMatch />
    </>,
  );
  await expect.element(screen.getByText('Geen gegevens beschikbaar')).toBeVisible();
  await expect.element(screen.getByText('Geen records gevonden')).toBeVisible();
});

test('R9.32 loading says Laden..., and offers another try when it takes long', async () => {
  const onRetry = vi.fn<() => void>();
  const screen = await render(<LoadingText onRetry={onRetry} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Laden...');
  await screen.rerender(<LoadingText isSlow onRetry={onRetry} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Dit duurt langer dan normaal.');
  await screen.getByRole('button', { name: 'Probeer opnieuw' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('progress shows how far it is, or that nobody knows', async () => {
  const screen = await render(
    <>
      <Progress label="Uploaden" value={0.4} />
      <Progress label="Klaarzetten" />
    </>,
  );
  await expect.element(screen.getByText('40%')).toBeVisible();
  const [known, unknown] = screen.container.querySelectorAll('progress');
  expect(known?.position).toBeCloseTo(0.4);
  expect(unknown?.position).toBe(-1);
  await expect.element(screen.getByRole('progressbar', { name: 'Klaarzetten' })).toBeVisible();
});
