import { WrittenAnswer } from '#platform/server/handle.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import { MenuItemFields } from '../model/menu.contract.ts';
import { topLevelMenuName, type MenuItem } from '../model/menu.ts';
import type { PageStates } from '../model/visible-menu.ts';

interface View {
  pages: PageStates;
  language: Language;
  withLanguages: boolean;
}

type PageState = ReturnType<PageStates['get']>;

const comma = Buffer.from(',');
const end = Buffer.from(']}}');

/**
 * One menu as the call gives it; another menu has another of these. What is written of an item is kept for as long as its page is the same:
 * of two thousand few change.
 */
export class MenuTexts {
  /** Four of an item at the most, in two languages with and without the other: it cannot outgrow its menu, and goes with it. */
  readonly #items = new Map<string, { state: PageState; text: string }>();
  /** Of an item and all below it, as a reader sees it. Another one when anything of that is another. */
  readonly #branches = new WeakMap<MenuItem, string>();
  /** Of those at the top, as they leave: putting half a megabyte together from text took ten times as long as from bytes. */
  readonly #encoded = new WeakMap<MenuItem, Buffer>();
  readonly #answers = new WeakMap<readonly MenuItem[], WrittenAnswer>();

  /** Of a reader's menu, which is the same object for as long as nothing in it changes. */
  answerOf(menu: readonly MenuItem[], view: View): WrittenAnswer {
    const known = this.#answers.get(menu);
    if (known) return known;
    const start = Buffer.from(`{"topLevelMenu":{"name":${JSON.stringify(topLevelMenuName)},"menuItems":[`);
    const branches = menu.flatMap((item, index) => [...(index === 0 ? [] : [comma]), this.#bytesOf(item, view)]);
    const answer = new WrittenAnswer(Buffer.concat([start, ...branches, end]));
    this.#answers.set(menu, answer);
    return answer;
  }

  #bytesOf(item: MenuItem, view: View): Buffer {
    const bytes = this.#encoded.get(item) ?? Buffer.from(this.#branchOf(item, view));
    this.#encoded.set(item, bytes);
    return bytes;
  }

  #textOf(items: readonly MenuItem[], view: View): string {
    return items.map((item) => this.#branchOf(item, view)).join(',');
  }

  #branchOf(item: MenuItem, view: View): string {
    const known = this.#branches.get(item);
    if (known !== undefined) return known;
    const text = `${this.#ownTextOf(item, view)},"relatedMenuItems":[${this.#textOf(item.relatedMenuItems, view)}]}`;
    this.#branches.set(item, text);
    return text;
  }

  /** Without its end, where what is below it follows. */
  #ownTextOf(item: MenuItem, view: View): string {
    const key = `${view.language} ${view.withLanguages} ${item.guid}`;
    const state = item.pageGuid === null ? undefined : view.pages.get(item.pageGuid);
    const known = this.#items.get(key);
    if (known && known.state === state) return known.text;
    const text = JSON.stringify(MenuItemFields.parse(fieldsOf(item, state, view))).slice(0, -1);
    this.#items.set(key, { state, text });
    return text;
  }
}

function fieldsOf(item: MenuItem, state: PageState, { language, withLanguages }: View): MenuItemFields {
  const { published } = state ?? {};
  return {
    guid: item.guid,
    urlSegment: item.urlSegment[language],
    name: item.name[language],
    pageGuid: item.pageGuid,
    pageName: (published?.[language] ?? published?.[defaultLanguage])?.title ?? null,
    pageIsPublished: published?.[language] !== undefined,
    externalUrl: item.externalUrl,
    language: item.namedIn.includes(language) ? language : defaultLanguage,
    ...(withLanguages && { languages: { nl: wordsIn(item, 'nl'), en: wordsIn(item, 'en') } }),
  };
}

function wordsIn(item: MenuItem, language: Language) {
  return { name: item.name[language], urlSegment: item.urlSegment[language] };
}
