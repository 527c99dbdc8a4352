import type { ErrorKind } from '#platform/shared/errors.ts';
import type { ImagePlan } from '../model/image-plan.ts';
import type { ImageType } from '../model/image-upload.ts';
import type { CardPlan } from '../model/social-card.ts';

/** What the process that works on pictures is asked. */
export type ImageOrder =
  | { task: 'inspect'; original: Original; type: ImageType }
  | { task: 'make'; original: Original; plan: ImagePlan }
  | ({ task: 'card' } & CardOrder);

export interface CardOrder {
  picture: Buffer | null;
  logo: Buffer | null;
  plan: CardPlan;
}

/** A picture, or the name of the file in which it stands: a large one need not pass through this process at all. */
export type Original = Buffer | string;

export interface ImageFacts {
  /** Upright, whatever way the camera was held. */
  width: number;
  height: number;
  frames: number;
}

/** What it answers. */
export interface ImageOutcome {
  facts?: ImageFacts;
  bytes?: Uint8Array;
  failure?: { code: string; kind: ErrorKind; details: Record<string, unknown>; message: string };
}

/** What it says when it can begin. */
export interface MakerReady {
  ready: true;
}

export type Numbered<T> = T & { id: number };

/** No picture may take longer. */
export const secondsPerImage = 10;
