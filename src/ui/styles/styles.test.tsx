import './index.css';
import './default-theme.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../actions/button.tsx';
import { preloadedFont } from './fonts.ts';

const running =
  'Vanaf zaterdag kunt u weer aanleggen in de Oude Haven. We vieren het met muziek, soep en een vlootschouw van de bruine vloot.';

function widthIn(family: string, weight: number): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = `${weight} 100px ${family}`;
  return context.measureText(running).width;
}

test('the font that pages preload is the one the style sheet asks for', async () => {
  const [face] = await document.fonts.load('400 18px "Atkinson Hyperlegible Next"', 'a');
  expect(face?.status).toBe('loaded');
  expect(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)).toContain(
    new URL(preloadedFont, location.href).pathname,
  );
});

test.for([400, 650])('until the font is there, lines of weight %i are as long as they will be', async (weight, { skip }) => {
  await document.fonts.load(`${weight} 18px "Atkinson Hyperlegible Next"`, 'a');
  const standIns = await document.fonts.load(`${weight} 18px "Atkinson stand-in"`, 'a').catch(() => []);
  skip(standIns.length === 0, 'no Arial and no Liberation Sans on this machine');
  const ratio = widthIn('"Atkinson stand-in"', weight) / widthIn('"Atkinson Hyperlegible Next"', weight);
  expect(Math.abs(ratio - 1)).toBeLessThan(0.02);
});

test('a component wins from the base and the base from the reset, in whatever order they arrive', async () => {
  const screen = await render(
    <>
      <Button kind="primary">Opslaan</Button>
      <h2>Titel</h2>
    </>,
  );
  expect(getComputedStyle(screen.getByRole('button').element()).borderRadius).toBe('6px');
  expect(getComputedStyle(screen.getByRole('heading').element()).fontWeight).toBe('650');
});

test('body text is 18/1.55 on the site and 16/1.45 in admin', async () => {
  const screen = await render(
    <>
      <p>site</p>
      <div data-density="admin">admin</div>
    </>,
  );
  const measured = ['site', 'admin'].map((text) => {
    const { fontSize, lineHeight } = getComputedStyle(screen.getByText(text).element());
    return [fontSize, lineHeight];
  });
  expect(measured).toEqual([
    ['18px', '27.9px'],
    ['16px', '23.2px'],
  ]);
});
