import { imageRatios } from '#domains/assets/model/image-size.ts';
import { useState, type MouseEvent } from 'react';
import { buttonClass } from '#ui/actions/button-class.ts';
import { Link } from '#ui/actions/link.tsx';
import { PlayIcon } from '#ui/icons/icons.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { Picture } from './fields/index.ts';
import type { Embed } from '../model/embed-hosts.ts';
import { useBlockTexts } from './block-texts.ts';
import { isPlainClick } from './click-to-load.enhance.ts';
import styles from './click-to-load.module.css';
import { frameAttributes } from './frame-attributes.ts';
import { MapSketch } from './map-sketch.tsx';

interface ClickToLoadProps {
  embed: Embed;
  /** Where the same can be seen on the other site: without script, the button leads there. */
  href: string;
  title: string;
}

/**
 * A part of another site that is loaded when the reader asks for it and not before. For visitors the small script puts the frame in;
 * for who is signed in, this component does.
 */
export function ClickToLoad({ embed, href, title }: ClickToLoadProps) {
  const t = useBlockTexts();
  const [isLoaded, setIsLoaded] = useState(false);

  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setIsLoaded(true);
  }

  return (
    <>
      <div className={styles.frame} data-click-to-load={embed.frame} data-frame-title={title || embed.party}>
        {isLoaded ? (
          <iframe {...frameAttributes} src={embed.frame} title={title || embed.party} ref={(frame) => frame?.focus()} />
        ) : (
          <>
            {embed.kind === 'map' ? <MapSketch /> : null}
            <Picture field="poster" sizes="(width >= 64rem) 52rem, 100vw" ratio={imageRatios.video} className={styles.poster} />
            <div className={styles.offer}>
              <Link href={href} className={buttonClass('primary')} isExternal={false} onClick={handleClick} data-load>
                {embed.kind === 'video' ? <PlayIcon /> : null}
                <span>
                  {t.show[embed.kind]}
                  <VisuallyHidden> {title}</VisuallyHidden>
                </span>
              </Link>
            </div>
          </>
        )}
      </div>
      <p className={styles.party}>{t.outsideParty(embed.party)}</p>
    </>
  );
}
