import { plainText } from '#domains/blocks/model/plain-text.ts';
import { isRichText } from './field-values.ts';

/** A line, running text, or what a picture says to who does not see it: as somebody would copy it. */
export function textOfValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isRichText(value)) return value.content.map(plainText).join('\n\n').trim();
  const { alt = '' } = (value ?? {}) as { alt?: string };
  return alt;
}
