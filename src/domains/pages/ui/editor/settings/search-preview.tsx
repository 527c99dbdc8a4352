import { useDraftStore } from '#domains/editor/ui/index.ts';
import type { SocialImage } from '#platform/shared/head.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { pageSettingMessages } from '../../../messages/settings.ts';
import styles from './page-settings.module.css';
import { SettingGroup } from './setting-group.tsx';

/** What others add to the words of a page where they show it. */
export interface FoundAs {
  platformName: string;
  /** The address as others reach it. */
  url: string;
  /** What is shown of it where somebody shares it; absent when there is none. */
  image?: Pick<SocialImage, 'url' | 'alt'> | undefined;
}

const titleRoom = 60;
const descriptionRoom = 160;

/** How it looks to who does not know the page yet: in a search engine, and where somebody shares it. */
export function SearchPreview({ platformName, url, image }: FoundAs) {
  const t = useMessages(pageSettingMessages);
  const { title, description } = useStorePart(useDraftStore(), ({ words }) => words);
  const { host, pathname } = new URL(url);
  const hints = [
    ...(title.length > titleRoom ? [t.titleIsLong] : []),
    ...(description.length > descriptionRoom ? [t.descriptionIsLong] : []),
  ];
  return (
    <SettingGroup title={t.found}>
      <figure className={styles.found}>
        <figcaption>{t.inSearch}</figcaption>
        <p className={styles.foundAt}>{host + pathname.replaceAll('/', ' › ').replace(/ › $/, '')}</p>
        <p className={styles.foundTitle}>
          {title} – {platformName}
        </p>
        <p className={styles.foundText}>{description || t.noDescription}</p>
      </figure>
      <figure className={styles.found}>
        <figcaption>{t.whenShared}</figcaption>
        {image && <img className={styles.sharedPicture} src={pathOn(image.url)} alt={image.alt ?? ''} loading="lazy" />}
        <p className={styles.foundAt}>{host}</p>
        <p className={styles.sharedTitle}>{title}</p>
        {description !== '' && <p className={styles.foundText}>{description}</p>}
      </figure>
      <div role="status">
        {hints.map((hint) => (
          <p key={hint} className={styles.note}>
            {hint}
          </p>
        ))}
      </div>
    </SettingGroup>
  );
}

/** Others reach it by the address of the platform; its editor may be at another one. */
function pathOn(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
