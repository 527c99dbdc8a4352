import type { z } from 'zod';
import type { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';
import { plainText } from '#domains/blocks/model/plain-text.ts';
import { contactBlock } from '#domains/blocks/model/types/contact-block.ts';
import { findContactItem } from '#domains/menus/model/menu-address.ts';
import * as pageContract from '#domains/pages/model/page.contract.ts';
import type { ContactAnswer } from '#domains/search/model/contact-answer.ts';
import type { ContactFact } from '#domains/search/model/synonyms/synonym-group.ts';
import type { Settings } from '#domains/settings/model/settings.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import type { RouteRequest } from './loading.ts';

/** What was asked about reaching the organisation: as its contact page has it, else as the settings do. Null when neither has any of it. */
export async function answerContact(facts: readonly ContactFact[], request: Asking, language: Language): Promise<ContactAnswer | null> {
  if (facts.length === 0) return null;
  const { settings } = request.site;
  const shown = await findContactWords(request, language);
  const asked = (fact: ContactFact) => facts.includes(fact);
  const answer: ContactAnswer = {
    phone: asked('phone') ? phoneOf(shown, settings) : null,
    email: asked('email') ? emailOf(shown, settings) : null,
    address: asked('address') ? addressOf(shown, settings) : null,
    hours: asked('hours') ? hoursOf(shown) : [],
  };
  const isEmpty = !answer.phone && !answer.email && !answer.address && answer.hours.length === 0;
  return isEmpty ? null : answer;
}

type Asking = Pick<RouteRequest, 'ctx' | 'site' | 'call'>;

/** The contact block of a page, with the language of each of its words where that is not the reader's. */
interface ContactWords {
  options: z.output<typeof contactBlock.options>;
  content: z.output<typeof contactBlock.content>;
  langOf(field: string): Language | null;
}

async function findContactWords(request: Asking, language: Language): Promise<ContactWords | undefined> {
  const guid = findContactItem(request.site.menuFor(request.ctx.actor, language))?.pageGuid;
  if (!guid) return undefined;
  try {
    const { page } = await request.call(pageContract.getPage, { params: { guid }, query: { lang: language, listMetadata: 'false' } });
    return page.buildingBlockInstances.map((block) => contactWordsOf(block, language)).find((words) => words !== undefined);
  } catch (thrown) {
    // The menu names it, but this reader may not open it: what the settings say is for everybody.
    if (asAppError(thrown).status >= 500) throw thrown;
    return undefined;
  }
}

function contactWordsOf(block: BuildingBlockInstance, readIn: Language): ContactWords | undefined {
  if (block.type !== contactBlock.type) return undefined;
  // Clients are told the order of the rows beside what is stored.
  const options = contactBlock.options.strip().safeParse(block.options).data;
  const content = contactBlock.content.safeParse(block.content).data;
  if (!options || !content) return undefined;
  const langOf = (field: string) => {
    const written = block.fallback?.includes(field) ? defaultLanguage : block.language;
    return written === readIn ? null : written;
  };
  return { options, content, langOf };
}

function phoneOf(shown: ContactWords | undefined, { contactPhone }: Settings): ContactAnswer['phone'] {
  if (shown && shown.content.phone !== '') {
    const { phone, phoneNote } = shown.content;
    return { text: phone, href: hrefOf(shown.options.phone, 'tel:'), note: phoneNote, noteLang: shown.langOf('phoneNote') };
  }
  if (contactPhone === null) return null;
  return { text: contactPhone, href: `tel:${contactPhone.replace(/[^\d+]/g, '')}`, note: '', noteLang: null };
}

function emailOf(shown: ContactWords | undefined, { contactEmail }: Settings): ContactAnswer['email'] {
  if (shown && shown.content.email !== '') return { text: shown.content.email, href: hrefOf(shown.options.email, 'mailto:') };
  return contactEmail === null ? null : { text: contactEmail, href: `mailto:${contactEmail}` };
}

function addressOf(shown: ContactWords | undefined, { contactAddress }: Settings): ContactAnswer['address'] {
  const lines = plainText(shown?.content.address)
    .split('\n')
    .filter((line) => line !== '');
  if (!shown || lines.length === 0) return contactAddress === null ? null : { lines: [contactAddress], map: null };
  const href = hrefOf(shown.options.map, 'https:');
  const { map: text } = shown.content;
  return { lines, map: href === null || text === '' ? null : { text, href, lang: shown.langOf('map') } };
}

function hoursOf(shown: ContactWords | undefined): ContactAnswer['hours'] {
  return (shown?.options.items ?? []).flatMap(({ guid }) => {
    const row = shown?.content.items[guid];
    return row && (row.days !== '' || row.hours !== '') ? [{ ...row, lang: shown.langOf(`items.${guid}.days`) }] : [];
  });
}

/** A link elsewhere than to a page of this site: that would need a look at who may see it. */
function hrefOf(link: { href: string } | undefined, scheme: 'tel:' | 'mailto:' | 'https:'): string | null {
  return link?.href.startsWith(scheme) ? link.href : null;
}
