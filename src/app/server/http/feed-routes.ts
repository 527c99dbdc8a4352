import type { FastifyInstance } from 'fastify';
import { getListItem } from '#domains/list-items/model/list-item.contract.ts';
import type { ListItem } from '#domains/list-items/model/list-item.ts';
import {
  icalOf,
  readEvents,
  readSeveral,
  rssOf,
  type FeedItem,
  type PublishedList,
  addressOfItem,
  findTopicOfList,
  homeOfItem,
} from '#domains/list-items/server/index.ts';
import { pathOfPage } from '#domains/menus/model/menu-address.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { PageCache, PublicAnswer } from '#platform/server/http/page-cache.ts';
import { headerBaseline } from '#platform/server/http/header-baseline.ts';
import { AppError, requestErrors } from '#platform/shared/errors.ts';
import { languages, localizePath, type Language } from '#platform/shared/language.ts';
import type { Call } from '../loading/loading.ts';
import type { Site, SiteSource } from '../site/site.ts';
import { sendShared } from './shared-answer.ts';

interface FeedRoutesOptions {
  site: SiteSource;
  pageCache: PageCache | null;
  isSecure: boolean;
  callFor(ctx: Ctx): Call;
}

const types = { xml: 'application/rss+xml; charset=utf-8', ics: 'text/calendar; charset=utf-8' };
type Ending = keyof typeof types;

/** Lists and events for programs that follow them. Only what everybody may see is in them, whoever asks. */
export function addFeedRoutes(app: FastifyInstance, options: FeedRoutesOptions): void {
  for (const language of languages) {
    const folder = localizePath(language, '/feed');
    serve(folder, ['xml', 'ics'], (ctx, { guid, ending }) => listFeed(ctx, { options, language, guid, ending }));
    // Of a list, what is about one topic.
    serve(`${folder}/:list`, ['xml', 'ics'], (ctx, { list, guid, ending }) => {
      return listFeed(ctx, { options, language, guid: list, topic: guid, ending });
    });
    serve(`${folder}/item`, ['ics'], (ctx, { guid }) => eventFeed(ctx, { options, language, guid }));
  }

  function serve(parent: string, endings: Ending[], make: (ctx: Ctx, asked: AskedFeed) => Promise<string>): void {
    const pattern = `${parent}/:file`;
    app.get(pattern, { config: { isAnonymous: true, label: pattern } }, async (request, reply) => {
      const params = request.params as { list?: string; file: string };
      const list = params.list?.toLowerCase() ?? '';
      const folder = parent.replace(':list', list);
      const [guid = '', ending = '', ...more] = params.file.toLowerCase().split('.');
      const known = endings.find((each) => each === ending);
      if (!known || more.length > 0) throw requestErrors.not_found();
      return sendShared(request, reply, {
        pageCache: options.pageCache,
        path: `${folder}/${guid}.${known}`,
        make: async () => answerOf(known, await make(request.ctx, { list, guid, ending: known })),
      });
    });
  }

  function answerOf(ending: Ending, text: string): PublicAnswer {
    const headers = { ...headerBaseline('data', options), 'content-type': types[ending], 'cache-control': 'no-cache' };
    return { status: 200, headers, body: Buffer.from(text) };
  }
}

interface AskedFeed {
  /** Where the folder names one. */
  list: string;
  guid: string;
  ending: Ending;
}

interface Wanted {
  options: FeedRoutesOptions;
  language: Language;
  guid: string;
}

/** The newest for a feed, what is coming for a calendar. */
async function itemsOf(ctx: Ctx, { site, language, guid, topic, ending }: Omit<WantedList, 'options'> & { site: Site }) {
  const { lists } = site;
  const filter = topic === undefined ? '' : `parentGuids=${topic}`;
  if (ending === 'ics') return readEvents(ctx, { lists, guid, language, itemCount: 100, filter });
  const newest = { itemCount: 30, sort_by: 'publishedOn_desc', filter } as const;
  const found = (await readSeveral(ctx, { lists, language, calls: { [guid]: newest } }))[guid];
  return found === undefined || found instanceof AppError ? requestErrors.not_found() : found.items;
}

interface WantedList extends Wanted {
  /** What is about this alone. */
  topic?: string;
  ending: Ending;
}

async function listFeed(ctx: Ctx, { options, language, ...wanted }: WantedList): Promise<string> {
  const { guid, topic, ending } = wanted;
  const site = await options.site.current();
  const list = site.lists.find(guid, language);
  if (list?.type !== 'list' || (ending === 'ics' && !list.options.types.includes('event'))) throw requestErrors.not_found();
  const chosen = topic === undefined ? undefined : findTopicOfList({ ctx, site }, language, list, topic);
  if (topic !== undefined && !chosen) throw requestErrors.not_found();
  const found = await itemsOf(ctx, { ...wanted, site, language });
  if (found instanceof AppError) throw requestErrors.not_found();
  const items = found.map((item) => toFeedItem(item, { ctx, site, language }));
  const title = [chosen?.name, nameOf(list, { site, language })].filter(Boolean).join(' – ');
  if (ending === 'ics') return icalOf(title, items);
  const { publicOrigin: origin } = ctx.config;
  return rssOf({
    title,
    description: site.settings.platformDescription[language],
    language,
    url: origin + (chosen?.href ?? localizePath(language, pathOfPage(site.menu, language, list.documentGuid))),
    selfUrl: origin + localizePath(language, `/feed/${topic === undefined ? guid : `${guid}/${topic}`}.xml`),
    items,
  });
}

function nameOf({ heading, documentGuid }: PublishedList, { site, language }: { site: Site; language: Language }): string {
  const name = heading || (site.menu.placeOf(language, documentGuid)?.item.name[language] ?? '');
  return [name, site.settings.platformName[language]].filter(Boolean).join(' – ');
}

async function eventFeed(ctx: Ctx, { options, language, guid }: Wanted): Promise<string> {
  const site = await options.site.current();
  const item = await findItem(options.callFor(ctx), guid, language);
  if (item.listItemTypeName !== 'event' || item.startsOn === null) throw requestErrors.not_found();
  const home = homeOfItem({ ctx, site }, language, item.parentGuids);
  return icalOf(home ? nameOf(home.list, { site, language }) : item.title, [toFeedItem(item, { ctx, site, language })]);
}

/** Nobody is signed in here, so what is not for everybody is not there. */
async function findItem(call: Call, guid: string, language: Language): Promise<ListItem> {
  try {
    return await call(getListItem, { params: { guid }, query: { lang: language } });
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw requestErrors.not_found();
    throw error;
  }
}

function toFeedItem(item: ListItem, { ctx, site, language }: { ctx: Ctx; site: Site; language: Language }): FeedItem {
  return { ...item, url: ctx.config.publicOrigin + addressOfItem({ ctx, site }, language, item) };
}
