import { ownTargetOf } from '#domains/blocks/model/link-target.ts';
import { listLinkChoices } from '#domains/search/model/link-choices.contract.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { editorMessages } from '../../messages/index.ts';
import type { Picked } from './picked-link.ts';

/** What a stored link leads to; nothing while that is being looked up. */
export function useCurrentLink(value: string | null): Picked | null {
  const t = useMessages(editorMessages).link;
  const language = useLanguage();
  const isOwn = value !== null && ownTargetOf(value) !== undefined;
  const { data } = useCall(listLinkChoices, { query: { target: value ?? '', lang: language } }, { isEnabled: isOwn });
  if (value === null || (isOwn && !data)) return null;
  const [choice = null] = data ?? [];
  return { href: value, name: choice?.title ?? (isOwn ? t.unknown : value), choice };
}
