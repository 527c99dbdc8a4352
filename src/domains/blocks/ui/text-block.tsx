import type { z } from 'zod';
import { Prose } from '#ui/text/prose.tsx';
import type { textBlock } from '../model/text-block.ts';
import { RichTextView } from './rich-text-view.tsx';

export function TextBlock({ content }: { content: z.output<typeof textBlock.content> }) {
  return (
    <Prose>
      <RichTextView value={content.text} />
    </Prose>
  );
}
