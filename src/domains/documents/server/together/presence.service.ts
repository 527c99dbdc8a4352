import type { Ctx } from '#platform/server/context.ts';
import type { Language } from '#platform/shared/language.ts';
import { requireEditable } from '../require-editable.ts';
import { deletePlace, savePlace } from './presence.queries.ts';

interface Told {
  tab: string;
  language: Language;
  block: string | null;
  isHere: boolean;
}

/** No part of what is recorded: who looks at a page, and for how long, is nobody's to read back. */
export async function tellPresence(ctx: Ctx, documentGuid: string, { tab, language, block, isHere }: Told): Promise<void> {
  const { guid: userGuid } = ctx.actor;
  // Who looks as somebody else is not there under either name.
  if (userGuid === null || ctx.session?.viewAs) return;
  if (!isHere) return deletePlace(ctx.db, { documentGuid, tab, userGuid });
  await requireEditable(ctx, { guid: documentGuid });
  await savePlace(ctx.db, { documentGuid, tab, userGuid, language, block });
}
