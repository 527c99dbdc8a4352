import '../styles/index.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Separated } from './separated.tsx';

const parts = ['Gemeentelijke belastingen', '18 november 2026', 'Door Saskia van der Meer', '3 minuten lezen'];

/** Where the dots are, as far as the line shows them: before which of the parts. */
function dotsIn(line: HTMLElement): number[] {
  const edge = line.getBoundingClientRect().left;
  return [...line.children].flatMap((part, index) => {
    const { content, inlineSize } = getComputedStyle(part, '::before');
    if (content === 'none') return [];
    return part.getBoundingClientRect().left - Number.parseFloat(inlineSize) >= edge - 1 ? [index] : [];
  });
}

function followsOnItsLine(line: HTMLElement): number[] {
  const boxes = [...line.children].map((part) => part.getBoundingClientRect());
  return boxes.flatMap(({ top }, index) => (index > 0 && top < (boxes[index - 1]?.bottom ?? 0) - 2 ? [index] : []));
}

test.each([16, 32])('a dot stands between two on a line and nowhere else, at every width with letters of %i px', async (size) => {
  const screen = await render(
    <div data-testid="room">
      <Separated parts={parts} />
    </div>,
  );
  const room = screen.getByTestId('room').element() as HTMLElement;
  room.style.fontSize = `${size}px`;
  const line = room.querySelector('p') as HTMLElement;
  expect(getComputedStyle(line).overflowX).toBe('clip');
  const seen = new Set<number>();
  for (let width = size * 10; width <= 1200; width += 20) {
    room.style.width = `${width}px`;
    const dots = dotsIn(line);
    expect([width, dots]).toEqual([width, followsOnItsLine(line)]);
    expect(line.scrollWidth, `${width} px`).toBeLessThanOrEqual(line.clientWidth);
    seen.add(dots.length);
  }
  expect(seen.size).toBeGreaterThan(2);
});

test('what is empty takes no dot with it, and who hears the words hears no dot', async () => {
  const screen = await render(<Separated parts={['', 'Nieuws', null, false, '18 november 2026']} />);
  const line = screen.getByText('Nieuws').element().parentElement as HTMLElement;
  expect(line.children).toHaveLength(2);
  expect(line.textContent).toBe('Nieuws 18 november 2026');
});
