import { ownTargetOf } from '#domains/blocks/model/link-target.ts';
import type { LinkChoice } from '#domains/search/model/link-choices.contract.ts';
import type { Translation } from '#platform/shared/messages.ts';
import { isExternalLink } from '#platform/shared/link.ts';
import { isPublicHost } from '#platform/shared/url-check.ts';
import type { nl } from '../../messages/nl.ts';
import { saysNothing } from '../../model/checks/says-nothing.ts';

type Words = Translation<typeof nl.link>;

/** Where a link is to lead. */
export interface Picked {
  /** As it is stored. */
  href: string;
  name: string;
  /** What of this site it is, as far as its editor may know. */
  choice: LinkChoice | null;
}

/** What it is, where it stands, and what its readers should know. */
export function noteOf(t: Words, { href, choice }: Pick<Picked, 'href' | 'choice'>): string {
  if (!choice) return ownTargetOf(href) ? '' : kindOfAddress(t, href);
  const isInMenu = choice.kind !== 'file' && !/^(?:\/en)?\/g\//.test(choice.href);
  const state = choice.isPublished ? choice.isForEveryone || t.notForEveryone : t.notPublished;
  return [t.kinds[choice.kind], isInMenu && choice.href, state].filter((part) => typeof part === 'string').join(' · ');
}

function kindOfAddress(t: Words, href: string): string {
  if (isExternalLink(href)) return t.external;
  if (href.startsWith('/')) return t.ownAddress;
  return href.startsWith('tel:') ? t.phone : t.mail;
}

interface Warning {
  title: string;
  text: string;
}

/** What its readers would run into. Nothing of it stands in the way of its editor. */
export function warningsAbout(t: Words, { href, choice }: Picked, words: string): Warning[] {
  const { warnings } = t;
  const isGone = choice === null && ownTargetOf(href) !== undefined;
  return [
    ...(isGone ? [warnings.gone] : []),
    ...(choice?.isPublished === false ? [warnings.notPublished] : []),
    ...(choice?.isPublished && !choice.isForEveryone ? [warnings.notForEveryone] : []),
    ...(isExternalLink(href) && !isPublicHost(new URL(href).hostname) ? [warnings.privateHost] : []),
    ...(saysNothing(words) ? [{ title: warnings.saysNothing(words.trim()), text: warnings.saysNothingText }] : []),
  ];
}
