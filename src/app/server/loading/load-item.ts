import type { RouteRedirect } from '#app/route-answer.ts';
import type { ResolvedRoute } from '#app/routes.ts';
import { socialImage } from '#domains/assets/model/image-address.ts';
import { langOfWords } from '#domains/documents/model/document-words.ts';
import { itemSlug } from '#domains/list-items/model/item-address.ts';
import { listAnchor } from '#domains/list-items/model/list-address.ts';
import type { ItemView, ItemWay } from '#domains/list-items/model/item-view.ts';
import * as contract from '#domains/list-items/model/list-item.contract.ts';
import { isShortId, type ListItemDetail } from '#domains/list-items/model/list-item.ts';
import {
  findNeighbours,
  withListsOf,
  addressOfItem,
  homeOfItem,
  pathOfItem,
  pathsOfItem,
  feedOfHome,
  relatedAmong,
  findTopicOfList,
  topicsOfItem,
  widgetOfRelated,
  withoutEmptyLists,
  type ItemHome,
  type PublishedList,
} from '#domains/list-items/server/index.ts';
import { hasNeighbours } from '#domains/list-items/model/related.ts';
import { readingMinutes } from '#domains/list-items/model/reading-time.ts';
import { itemFacts } from '#domains/list-items/model/item-facts.ts';
import { pathOfPage } from '#domains/menus/model/menu-address.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { organisationFacts } from '../site/site-facts.ts';
import type { RouteRequest, Loaded } from './loading.ts';
import { loadBlocks } from './load-blocks.ts';
import { failed } from './plain-screens.ts';
import { publishedOrDraft } from './published-or-draft.ts';
import { frameInputFor, contentAt } from './frame-input.ts';

/** `…/i/{guid}/{title}`. Whatever stands before it, the item is the same; a wrong title leads to the right one. */
export async function loadItem(route: ResolvedRoute, request: RouteRequest): Promise<Loaded | RouteRedirect> {
  const { ctx, url } = request;
  const { language, params } = route;
  try {
    const shown = await callItem(params['itemGuid'] ?? '', language, request);
    const { item } = shown;
    const title = params['itemTitle'];
    if (title !== undefined && title !== itemSlug(item.title))
      return { redirectTo: addressOfItem(request, language, item) + url.search, status: 301 };
    return await presentItem(shown, route, request);
  } catch (thrown) {
    const error = asAppError(thrown);
    if (error.status >= 500) throw thrown;
    return failed(error, url, ctx);
  }
}

/** With what its editors are told when readers do not see it. */
interface ShownItem {
  item: ListItemDetail;
  notice: ItemView['notice'];
}

function callItem(id: string, language: Language, { ctx, call }: RouteRequest): Promise<ShownItem> {
  const query = { lang: language };
  return publishedOrDraft<ShownItem>(ctx.actor, {
    async published() {
      const item = isShortId(id)
        ? await call(contract.getListItemByShortId, { params: { id }, query })
        : await call(contract.getListItem, { params: { guid: id }, query });
      return { item, notice: new Date(item.publishedOn) > timeOfDay() ? 'planned' : null };
    },
    draft: async () => ({ item: await call(contract.getListItemDraft, { params: { id }, query }), notice: 'draft' }),
  });
}

async function presentItem({ item, notice }: ShownItem, { language, path }: ResolvedRoute, request: RouteRequest): Promise<Loaded> {
  const home = homeOfItem(request, language, item.parentGuids);
  const ownPath = pathOfItem(request, language, item);
  const neighbours = home && hasNeighbours(item.listItemTypeName) ? await findNeighbours(request.ctx, item, home.list, language) : null;
  const { before = null, after = null } = neighbours ?? {};
  const wayTo = (other: typeof before): ItemWay | null => other && { name: other.title, href: addressOfItem(request, language, other) };
  const frameInput = frameInputFor(request, language, {}, contentAt(undefined));
  const { contentBuildingBlockInstances: blocks } = item;
  const widget = widgetOfRelated(request, language, item);
  const withRelated = widget ? [...blocks, widget] : blocks;
  const { lists, resources } = await loadBlocks(request, language, {
    blocks: withRelated,
    frameInput,
    path: localizePath(language, ownPath),
    isPublic: false,
    lists: withListsOf(request.site.lists, item.guid, withRelated),
    alsoIn: [item.picture, item.fields],
  });
  const { [item.guid]: related, ...ownLists } = lists.views;
  const asset = item.picture && resources.assets[item.picture.asset];
  const origin = request.ctx.config.publicOrigin;
  const facts = {
    item,
    origin,
    href: localizePath(language, ownPath),
    image: asset ? socialImage(asset)?.address : undefined,
    publisher: organisationFacts(request.site, language, origin),
  };
  return {
    screen: {
      kind: 'item',
      item: { ...item, contentBuildingBlockInstances: withoutEmptyLists(blocks, lists.views) },
      notice,
      back: home ? { name: nameOf(home, language), href: localizePath(language, home.path) } : null,
      before: wayTo(before),
      after: wayTo(after),
      url: notice === null ? facts.origin + facts.href : null,
      rssHref: home ? feedOfHome(home, request, language) : null,
      icalHref: item.listItemTypeName === 'event' ? localizePath(language, `/feed/item/${item.guid}.ics`) : null,
      readingMinutes: readingMinutes(item.contentBuildingBlockInstances),
      topics: topicsOfItem(request, language, item.parentGuids).map((topic) => wayToTopic(topic, home, language, request)),
      related: relatedAmong(related?.items ?? [], [item, before, after]),
    },
    status: lists.isBeyondEnd ? 404 : 200,
    title: lists.titled(item.title),
    titleLanguage: langOfWords(item.fallback, 'title'),
    description: item.metadata.description,
    ...(notice === null &&
      !lists.isBeyondEnd && {
        indexed: { paths: pathsOfItem(request, item), language: item.language, query: lists.query && `?${lists.query}` },
      }),
    queryIn: lists.queryIn,
    place: home?.place,
    below: { name: item.title, href: localizePath(language, ownPath), lang: langOfWords(item.fallback, 'title') ?? null },
    socialCard: { type: 'article', picture: asset ? { asset, alt: item.picture?.alt ?? '' } : undefined },
    facts: itemFacts(facts),
    content: { frameInput, resources: { ...resources, lists: ownLists } },
    isUncacheable: path !== ownPath,
  };
}

function nameOf({ place, list }: ItemHome, language: Language): string {
  return place?.item.name[language] ?? list.heading;
}

/** To the others about it in the list where the item stands, or to the list of the topic itself where that cannot be narrowed. */
function wayToTopic(topic: PublishedList, home: ItemHome | undefined, language: Language, request: RouteRequest): ItemWay {
  const chosen = home && findTopicOfList(request, language, home.list, topic.guid);
  if (!chosen) return wayToList(topic, language, request);
  // A list without a heading has the title of the page above it, where the page begins.
  return { name: topic.heading, href: home.list.heading === '' ? chosen.href : `${chosen.href}#${listAnchor(home.list.guid)}` };
}

function wayToList({ guid, heading, documentGuid }: PublishedList, language: Language, { site }: RouteRequest): ItemWay {
  return { name: heading, href: `${localizePath(language, pathOfPage(site.menu, language, documentGuid))}#${listAnchor(guid)}` };
}
