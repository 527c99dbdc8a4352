import type { z } from 'zod';
import { sizedAddress } from '#domains/assets/model/image-address.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { embedOf } from '../../model/embed-hosts.ts';
import type { videoBlock } from '../../model/types/video-block.ts';
import { useBlockTexts } from '../block-texts.ts';
import type { BlockProps } from '../block-view.tsx';
import { ClickToLoad } from '../click-to-load.tsx';
import { RichText, Text, useAddressOf } from '../fields/index.ts';
import { useResources } from '../resources.ts';
import styles from './video-block.module.css';

type Options = z.output<typeof videoBlock.options>;
type Content = z.output<typeof videoBlock.content>;

export function VideoBlock({ options, content }: BlockProps<Options, Content>) {
  const t = useBlockTexts();
  const embed = options.video && embedOf(options.video.href);
  return (
    <div className={styles.video}>
      <Text field="title" as="h2" className={styles.title} />
      {embed && options.video ? (
        <ClickToLoad embed={embed} href={options.video.href} title={content.title} />
      ) : (
        <OwnVideo options={options} title={content.title} />
      )}
      <Text field="note" as="p" className={styles.words} />
      {content.transcript ? (
        <div className={styles.transcript}>
          <Disclosure title={<span>{t.transcript}</span>}>
            <RichText field="transcript" />
          </Disclosure>
        </div>
      ) : null}
    </div>
  );
}

/** The browser's own player. It loads nothing of the film before somebody starts it. */
function OwnVideo({ options: { poster }, title }: { options: Options; title: string }) {
  const address = useAddressOf('video');
  const picture = useResources().assets[poster?.asset ?? ''];
  if (address === undefined) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- subtitles are in the film itself, its words in the transcript below
    <video
      className={styles.own}
      src={address}
      poster={picture && sizedAddress(picture, 1200, 16 / 9)}
      title={title}
      preload="none"
      controls
      playsInline
    />
  );
}
