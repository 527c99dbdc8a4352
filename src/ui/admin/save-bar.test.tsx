import '../styles/index.css';
import '../styles/default-theme.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NoticeRegion } from '../feedback/notice-region.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Form } from '../forms/form.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { IndexActs } from './index-head.tsx';
import { SaveBar } from './save-bar.tsx';

const failure = <p role="alert">Opslaan is niet gelukt. Wat je invulde staat er nog. Probeer het opnieuw.</p>;

const bars = [
  { what: 'the bar that saves', bar: <SaveBar saveLabel="Opslaan" isSaving={false} onRestore={() => {}} /> },
  {
    what: 'the bar that says why it did not',
    bar: <SaveBar saveLabel="Opslaan" isSaving={false} failure={failure} onRestore={() => {}} />,
  },
  {
    what: 'the acts on chosen rows',
    bar: (
      <IndexActs label="Met de gekozen rijen">
        <button type="button">Opslaan</button>
      </IndexActs>
    ),
  },
];

test.each(bars.flatMap((each) => [320, 640, 1280].map((width) => ({ ...each, width }))))(
  'a notice never lies on $what, at $width px, and falls back when it is gone',
  async ({ bar, width }) => {
    await page.viewport(width, 720);
    const screenful = (shown: React.ReactNode) => (
      <>
        <Form>
          <TextArea label="Tekst" rows={60} />
          {shown}
        </Form>
        <NoticeRegion>
          <Notice look="negative" title="Publiceren">
            Publiceren is niet gelukt.
          </Notice>
        </NoticeRegion>
      </>
    );
    const screen = await render(screenful(bar));
    const bottomOfNotice = () => screen.getByRole('region').element().getBoundingClientRect().bottom;
    const button = screen.getByRole('button', { name: 'Opslaan' });
    await expect.element(button).toBeInViewport();
    await expect.poll(() => bottomOfNotice() <= (button.element().closest('form > div')?.getBoundingClientRect().top ?? 0)).toBe(true);
    await screen.rerender(screenful(null));
    await expect.poll(() => innerHeight - bottomOfNotice()).toBeLessThan(24);
  },
);
