import type { z } from 'zod';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { embedOf } from '../../model/embed-hosts.ts';
import type { videoBlock } from '../../model/types/video-block.ts';
import { useBlockTexts } from '../block-texts.ts';
import type { BlockProps } from '../block-view.tsx';
import { ClickToLoad } from '../click-to-load.tsx';
import { Part, RichText, Text } from '../fields/index.ts';
import styles from './video-block.module.css';

type Options = z.output<typeof videoBlock.options>;
type Content = z.output<typeof videoBlock.content>;

export function VideoBlock({ options, content }: BlockProps<Options, Content>) {
  const t = useBlockTexts();
  const embed = options.video && embedOf(options.video.href);
  return (
    <div className={styles.video}>
      <Text field="title" as="h2" className={styles.title} />
      {embed && options.video ? <ClickToLoad embed={embed} href={options.video.href} title={content.title} /> : null}
      <Text field="note" as="p" className={styles.words} />
      <Part as="div" of={['transcript']} className={styles.transcript}>
        <Disclosure title={<span>{t.transcript}</span>}>
          <RichText field="transcript" />
        </Disclosure>
      </Part>
    </div>
  );
}
