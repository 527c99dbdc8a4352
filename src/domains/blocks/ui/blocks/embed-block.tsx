import type { z } from 'zod';
import { embedOf } from '../../model/embed-hosts.ts';
import type { embedBlock } from '../../model/types/embed-block.ts';
import type { BlockProps } from '../block-view.tsx';
import { ClickToLoad } from '../click-to-load.tsx';
import { Text } from '../fields/index.ts';
import styles from './embed-block.module.css';

type Options = z.output<typeof embedBlock.options>;
type Content = z.output<typeof embedBlock.content>;

export function EmbedBlock({ options: { source }, content }: BlockProps<Options, Content>) {
  const embed = source && embedOf(source.href);
  return (
    <div className={styles.embed}>
      <Text field="title" as="h2" className={styles.title} />
      <Text field="description" as="p" className={styles.description} />
      {embed ? <ClickToLoad embed={embed} href={source.href} title={content.title} /> : null}
    </div>
  );
}
