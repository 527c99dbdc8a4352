import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import { beginsWork } from './editing-work.queries.ts';
import { keepWorkOfOthers } from './revisions.service.ts';

interface Work {
  type: 'block.content_saved' | 'block.options_saved' | 'document.structure_changed' | 'document.words_saved';
  documentGuid: string;
  /** Of the words; empty for what is the same in every language. */
  language: Language | '';
}

/**
 * The log tells that somebody worked on a document, not every pause between two words. Called before anything is written: what others left
 * is kept first.
 */
export async function noteWork(ctx: Ctx, tx: Tx, { type, documentGuid, language }: Work): Promise<void> {
  await keepWorkOfOthers(ctx, tx, documentGuid);
  const { guid: userGuid } = ctx.actor;
  if (userGuid !== null && !(await beginsWork(tx, { documentGuid, userGuid, language }))) return;
  await ctx.record(tx, { type, subjectGuid: documentGuid, details: language === '' ? {} : { language } });
}
