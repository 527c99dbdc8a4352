import type { ReactNode } from 'react';
import type { ColourPart, FormKey } from '#domains/settings/ui/admin/settings-values.ts';

/** Somewhere that somebody may want to go. */
export interface Way {
  key: string;
  href: string;
  name: string;
  note: string;
  icon: ReactNode;
  about: WayAbout;
}

/** What is known of the place that a way leads to. */
export interface WayAbout {
  /** What it stands in, from the outside in. */
  within: readonly string[];
  /** What it is for, in a line. */
  text?: string;
  picture?: ReactNode;
  facts?: readonly { name: string; value: ReactNode }[];
  /** What it is now and who changed it last is asked for when somebody looks at it. */
  setting?: FormKey | ColourPart;
  editHref?: string;
}

export interface WayGroup {
  kind: 'screens' | 'acts' | 'settings' | 'account' | 'roles' | 'people' | 'pages';
  title: string;
  ways: Way[];
  /** How many there are, where these are not all of them. */
  total?: number;
  /** So many of them stand among other kinds; all of them unless it says so. */
  amongOthers?: number;
  /** The screen that lists every one of them, by the same words. */
  whole?: Way;
}

/** Every word that was typed begins or stands in one of these, whatever its capitals and accents. */
export function matches(typed: string, words: string): boolean {
  const text = plain(words);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
