import { Prose } from '#ui/text/prose.tsx';
import { RichText } from '../fields/index.ts';

export function TextBlock() {
  return (
    <Prose>
      <RichText field="text" />
    </Prose>
  );
}
