import type { Present } from '#domains/documents/model/document-event.ts';
import { initialsIn, lookOf } from './people.ts';
import styles from './together.module.css';

/** Letters of the name. That itself stands beside it, or is said where it stands, so to who hears the page they are nothing. */
export function Avatar({ person }: { person: Pick<Present, 'guid' | 'name'> }) {
  return <span className={styles.avatar} data-look={lookOf(person.guid)} data-letters={initialsIn(person.name)} aria-hidden="true" />;
}
