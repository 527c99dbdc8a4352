import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './text-toolbar.module.css';
import type { ToolName } from './tools.ts';

export type IconName = ToolName | 'link' | 'language' | 'table';

/** Letters for what letters do, and a drawing for the rest. The name of a button is in its label. */
export function ToolIcon({ name }: { name: IconName }) {
  return icons[name];
}

const letters = (children: ReactNode) => (
  <span aria-hidden className={styles.letters}>
    {children}
  </span>
);
const drawing = (path: string) => (
  <Icon>
    <path d={path} />
  </Icon>
);
const dots = 'M3.5 5.5v.1M3.5 10v.1M3.5 14.5v.1';

const icons: Record<IconName, ReactNode> = {
  bold: letters(<b>B</b>),
  italic: letters(<i>I</i>),
  heading2: letters('H2'),
  heading3: letters('H3'),
  heading4: letters('H4'),
  bulletList: drawing(`M7.5 5.5H17M7.5 10H17M7.5 14.5H17${dots}`),
  orderedList: drawing('M8.5 5.5H17M8.5 10H17M8.5 14.5H17M3 4.2l1.3-.7V8M3 12.2c.8-.9 2.4-.4 2.2.7C5 14 3 14.6 3 16h2.4'),
  outdent: drawing('M3 4.5h14M10 8.5h7M10 12h7M3 15.5h14M6.5 8L3.5 10.3l3 2.3'),
  indent: drawing('M3 4.5h14M10 8.5h7M10 12h7M3 15.5h14M3.5 8l3 2.3-3 2.3'),
  quote: drawing('M4 13.5h3.5V10H4zM4 10c0-2.5 1-3.8 3-4.5M12 13.5h3.5V10H12zM12 10c0-2.5 1-3.8 3-4.5'),
  superscript: drawing('M3 7l7 8M10 7l-7 8M13 4.6c.6-1.6 3.4-1.3 3.2.4-.1 1.3-2.8 1.9-3.2 3.5h3.6'),
  subscript: drawing('M3 4l7 8M10 4l-7 8M13 12.6c.6-1.6 3.4-1.3 3.2.4-.1 1.3-2.8 1.9-3.2 3.5h3.6'),
  clear: drawing('M5 4h10M10 4l-1.5 8M4 4l-.5 2M13 12l4 4M17 12l-4 4M6 16h4'),
  link: drawing('M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3L10 5.7M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3L10 14.3'),
  language: drawing('M10 2.8a7.2 7.2 0 1 0 0 14.4a7.2 7.2 0 1 0 0-14.4M2.8 10h14.4M10 2.8c-4.5 4.5-4.5 9.9 0 14.4c4.5-4.5 4.5-9.9 0-14.4'),
  table: drawing('M3 4.5h14v11H3zM3 8.5h14M8 8.5v7M12.5 8.5v7'),
};
