import type { Draft } from './draft-of-property.ts';

/** What each part of the form gets: the field as it stands there, a way to change it, and what is wrong with it. */
export interface PartOfForm {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  errorAt: (path: string) => string | undefined;
}
