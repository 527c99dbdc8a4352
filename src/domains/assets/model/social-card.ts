import type { Language } from '#platform/shared/language.ts';
import { cutAround, type Cut, type Original } from './image-plan.ts';

/** The card that others show of a page, in the size that they all ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Below the picture, for the name. */
export const cardBand = 120;

/** What is the same on every card of a platform in one language. */
export interface CardLook {
  name: string;
  description: string;
  colours: { ground: string; name: string; description: string; line: string };
}

/** What is drawn. Without a picture the words have the whole card. */
export interface CardPlan extends CardLook {
  picture: Cut | null;
}

export function planCard(look: CardLook, picture: Original | null): CardPlan {
  return { ...look, picture: picture && cutAround(picture, { width: cardSize.width, height: cardSize.height - cardBand }) };
}

/** Where a card is to be had. It changes with what is drawn on it, so that nobody shows an old one. */
export function cardAddress(language: Language, { picture, version }: { picture: string | null; version: string }): string {
  const query = new URLSearchParams({ ...(picture !== null && { picture }), v: version });
  return `/a/card/${language}?${query}`;
}
