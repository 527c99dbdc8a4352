import { LRUCache } from 'lru-cache';
import type { MenuItem, MenuMap } from '#domains/menus/model/menu.ts';
import { visibleMenu, visibleMenuAfter, type PageStates, type SeenMenu } from '#domains/menus/model/visible-menu.ts';
import type { Actor } from '#platform/shared/actor.ts';
import type { Language } from '#platform/shared/language.ts';

const most = 16;

/** Readers with the same rights see the same menu, so it is made once for all of them; after a change of pages, from what it was before. */
export class ReadersMenus {
  readonly #menu: MenuMap;
  readonly #pages: PageStates;
  readonly #kept = new LRUCache<string, SeenMenu>({ max: most });

  constructor(menu: MenuMap, pages: PageStates) {
    this.#menu = menu;
    this.#pages = pages;
  }

  /** For the same menu, when these pages have changed. */
  after(changed: ReadonlySet<string> | readonly string[], pages: PageStates): ReadersMenus {
    const next = new ReadersMenus(this.#menu, pages);
    const withChanges = (seen: SeenMenu): SeenMenu => ({ ...seen, changed: new Set([...seen.changed, ...changed]) });
    next.#kept.load(this.#kept.dump().map(([key, entry]) => [key, { ...entry, value: withChanges(entry.value) }]));
    return next;
  }

  of(actor: Actor, language: Language): readonly MenuItem[] {
    const key = `${language} ${rightsOf(actor)}`;
    const kept = this.#kept.get(key);
    if (kept?.changed.size === 0) return kept.shown;
    const { topLevel } = this.#menu;
    const shown = kept
      ? visibleMenuAfter(kept, topLevel, this.#pages, { actor, language })
      : visibleMenu(topLevel, this.#pages, actor, language);
    this.#kept.set(key, { shown, changed: new Set() });
    return shown;
  }
}

/** All that `visibleMenu` looks at in a person. */
function rightsOf({ isActive, isAdmin, isContentManager, roleIds }: Actor): string {
  return [isActive, isAdmin, isContentManager, ...roleIds.toSorted()].join(' ');
}
