import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { RichText } from '../model/rich-text.ts';
import { RichTextView } from './rich-text-view.tsx';

const text: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Mail naar ' },
        {
          type: 'text',
          text: 'afspraak@noorderhaven.test',
          marks: [{ type: 'link', attrs: { href: 'mailto:afspraak@noorderhaven.test' } }],
        },
      ],
    },
  ],
};

test('an e-mail address in a text that is too long for its line goes on after the @', async () => {
  const screen = await render(
    <div className="narrow">
      <RichTextView value={text} />
    </div>,
  );
  const box = screen.container.querySelector<HTMLElement>('.narrow');
  const link = screen.getByRole('link', { name: 'afspraak@noorderhaven.test' }).element();
  const whole = link.getBoundingClientRect().width;
  Object.assign(box?.style ?? {}, { inlineSize: `${whole * 0.8}px`, overflowWrap: 'anywhere' });
  const host = document.createRange();
  host.selectNodeContents(link.lastChild ?? link);
  expect(host.toString()).toBe('noorderhaven.test');
  expect(host.getClientRects()).toHaveLength(1);
});
