import { bullets, heading, paragraph, richText, strong, table } from './rich-text.ts';
import type { RichText } from '#domains/blocks/model/rich-text.ts';
import { insertBlock, insertDocument } from '#domains/documents/server/index.ts';
import { insertMenuItem } from '#domains/menus/server/index.ts';
import { publishPage } from '#domains/pages/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { languages } from '#platform/shared/language.ts';

const words = {
  nl: 'de gemeente straat werkt aan bruggen en riolen in dit jaar bewoners krijgen een brief met dagen waarop verkeer langs haven markt stadhuis dorp dijk water bomen fietsers kinderen school buurt vergunning afspraak paspoort verhuizing afval belasting raad college besluit plan kaart één café ’s avonds € 25 – uiterlijk',
  en: 'the municipality street works on bridges and sewers in this year residents receive a letter with days when traffic along harbour market hall village dike water trees cyclists children school area permit appointment passport move waste taxes council board decision plan map café we’ll € 25 – latest',
};

/** A published page of ordinary length and variety, in both languages, at `/<segment>`. */
export async function insertPageOfBlocks(ctx: Ctx, { segment, count }: { segment: string; count: number }): Promise<string> {
  const texts = {
    nl: { title: 'Werk aan de weg', description: 'Waar de gemeente dit jaar aan straten, riolen en bruggen werkt.' },
    en: { title: 'Roadworks', description: 'Where the municipality works on streets, sewers and bridges this year.' },
  };
  const pageGuid = await insertDocument(ctx.db, { layout: '100', options: {}, texts });
  const dutch = new Writer(words.nl.split(' '));
  const english = new Writer(words.en.split(' '));
  for (let sortId = 0; sortId < count; sortId++) {
    const content = { nl: { text: blockText(dutch, sortId) }, en: { text: blockText(english, sortId) } };
    await insertBlock(ctx.db, { documentGuid: pageGuid, type: 'text', layoutPosition: 'main', sortId, options: {}, content });
  }
  await insertMenuItem(ctx.db, {
    parentGuid: null,
    position: 1,
    pageGuid,
    texts: { nl: { name: texts.nl.title, urlSegment: segment }, en: { name: texts.en.title, urlSegment: segment } },
  });
  for (const language of languages) await publishPage(ctx, pageGuid, language);
  return pageGuid;
}

function blockText(writer: Writer, index: number): RichText {
  return richText(
    heading(writer.write(4)),
    paragraph(writer.write(40), strong(writer.write(5)), writer.write(20)),
    bullets([writer.write(12)], [strong(writer.write(2)), writer.write(10)], [writer.write(15)]),
    index % 4 === 0 ? table([0, 1, 2].map(() => [writer.write(2), writer.write(1), writer.write(3)])) : paragraph(writer.write(30)),
  );
}

/** Writes without end and without sense, and every time the same: text that compresses like text does. */
class Writer {
  readonly #words: string[];
  #state = 1;

  constructor(vocabulary: string[]) {
    this.#words = vocabulary;
  }

  write(count: number): string {
    return Array.from({ length: count }, () => this.#nextWord()).join(' ');
  }

  #nextWord(): string {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#words[this.#state % this.#words.length] ?? '';
  }
}
