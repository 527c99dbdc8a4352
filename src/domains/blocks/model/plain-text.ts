/** The words without their form, each paragraph, heading and cell on a line of its own: for search, descriptions and length checks. */
export function plainText(node: unknown): string {
  if (node === null || typeof node !== 'object') return '';
  const { type, text, content } = node as { type?: unknown; text?: unknown; content?: unknown };
  if (type === 'text') return String(text ?? '');
  if (type === 'hardBreak') return ' ';
  if (!Array.isArray(content)) return '';
  const isInline = content.every((child: { type?: unknown }) => child?.type === 'text' || child?.type === 'hardBreak');
  return content
    .map(plainText)
    .join(isInline ? '' : '\n')
    .trim();
}

/** Lines under each other, without the empty ones. */
export function joinLines(...lines: (string | undefined)[]): string {
  return lines.filter(Boolean).join('\n');
}
