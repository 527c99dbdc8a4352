import { renamed } from './renamed.ts';

const highest = 2;
const deepest = 4;

/** A page has its title already, so headings begin at 2; the levels that are used follow each other. */
export function levelHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')].filter(
    ({ textContent }) => textContent.trim() !== '',
  );
  const used = [...new Set(headings.map(levelOf))].toSorted((one, other) => one - other);
  const first = Math.min(Math.max(used[0] ?? highest, highest), deepest);
  for (const heading of headings) renamed(heading, `h${Math.min(first + used.indexOf(levelOf(heading)), deepest)}`);
}

function levelOf(heading: Element): number {
  const level = Number(heading.getAttribute('aria-level') ?? /^h([1-6])$/.exec(heading.localName)?.[1]);
  return Number.isInteger(level) && level > 0 ? level : highest;
}
