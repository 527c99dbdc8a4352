import { expect, type Page } from '@playwright/test';

/** Where something stands that readers see: a word, a picture, a line. */
interface PageBox {
  what: string;
  box: readonly [x: number, y: number, width: number, height: number];
}

/** Everything that readers see of a page, in its order, measured from the corner of its header. What an editor adds stands among it. */
async function boxesOf(page: Page): Promise<PageBox[]> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const found = await page.evaluate(() => {
    const origin = document.querySelector('header')?.getBoundingClientRect() ?? new DOMRect();
    const found: PageBox[] = [];
    function note(what: string, { x, y, width, height }: DOMRect): void {
      if (width === 0 || height === 0) return;
      const box = [x - origin.x, y - origin.y, width, height].map((length) => Math.round(length * 4) / 4);
      found.push({ what, box: box as unknown as PageBox['box'] });
    }
    const isMedia = (element: Element) => element.matches('img, svg, video, iframe, hr, input, button, table, article, section');
    function walk(node: Node): void {
      if (node instanceof Text) {
        for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          note(word, range.getBoundingClientRect());
        }
      } else if (node instanceof Element && node.checkVisibility()) {
        if (isMedia(node)) note(node.localName, node.getBoundingClientRect());
        if (node.localName !== 'svg') node.childNodes.forEach(walk);
      }
    }
    for (const part of document.querySelectorAll('header, main, footer'))
      if (!part.parentElement?.closest('header, main, footer')) walk(part);
    return found;
  });
  return wholeWords(found);
}

/** A word may be cut where its line may break, or where a part of it is a link. */
function wholeWords(found: readonly PageBox[]): PageBox[] {
  return found.reduce<PageBox[]>((words, { what, box }) => {
    const last = words.at(-1);
    const touches = last && last.box[1] === box[1] && last.box[3] === box[3] && Math.abs(last.box[0] + last.box[2] - box[0]) <= 0.5;
    if (!touches) return [...words, { what, box }];
    return [...words.slice(0, -1), { what: last.what + what, box: [last.box[0], last.box[1], box[0] + box[2] - last.box[0], box[3]] }];
  }, []);
}

/** What readers see and stands elsewhere, or not at all, while the page is edited. */
function moved(asRead: readonly PageBox[], asEdited: readonly PageBox[]): string[] {
  let next = 0;
  return asRead.flatMap(({ what, box }) => {
    const at = asEdited.findIndex((each, index) => index >= next && each.what === what && isSame(each.box, box));
    if (at >= 0) next = at + 1;
    if (at >= 0) return [];
    const elsewhere = asEdited.slice(next).find((each) => each.what === what);
    return [`${what} at ${box.join(' ')}, now at ${elsewhere?.box.join(' ') ?? 'nowhere'}`];
  });
}

function isSame(one: PageBox['box'], other: PageBox['box']): boolean {
  return one.every((length, index) => Math.abs(length - (other[index] ?? Infinity)) <= 0.5);
}

/** What of a page stands elsewhere while it is edited, at each of these widths. */
export async function expectNothingMoves(page: Page, path: string, widths: readonly number[]): Promise<void> {
  const asRead = new Map<number, PageBox[]>();
  for (const width of widths) asRead.set(width, await boxesAt(page, width));
  await page.goto(`${path.replace(/\/$/, '')}/edit`);
  await expect(page.getByRole('region', { name: /^(Bewerken|Edit)/ })).toBeVisible();
  for (const width of widths) {
    const movedNow = async () => moved(asRead.get(width) ?? [], await boxesAt(page, width)).slice(0, 5);
    await expect.poll(movedNow, { message: `${path} at ${width} px`, timeout: 15_000 }).toEqual([]);
  }
}

/** In a window of 1440 px, a page that is shown as on a device is laid out as it is there. */
export async function expectDeviceIsTrue(page: Page, path: string): Promise<void> {
  const onDevice = await boxesAt(page, 360);
  await page.goto(`${path.replace(/\/$/, '')}/edit`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('radio', { name: /360/ }).check({ force: true });
  const movedNow = async () => moved(onDevice, await boxesOf(page)).slice(0, 5);
  await expect.poll(movedNow, { message: `${path} as on a telephone`, timeout: 15_000 }).toEqual([]);
  await page.getByRole('radio', { name: /venster|window/ }).check({ force: true });
  await expect.poll(() => page.evaluate(() => document.body.offsetWidth)).toBe(1440);
}

async function boxesAt(page: Page, width: number): Promise<PageBox[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => scrollTo(0, 0));
  return boxesOf(page);
}
