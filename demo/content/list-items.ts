import type { ListItemType } from '#domains/list-items/model/list-item-types.ts';
import { articles } from './articles.ts';
import { documents } from './documents.ts';
import { events } from './events.ts';
import { itemOf, type ItemDraft } from './items.ts';
import { recentNews } from './recent-news.ts';
import { earlierNews } from './earlier-news.ts';
import { olderNews } from './older-news.ts';
import { persons } from './persons.ts';
import { projects } from './projects.ts';
import type { DemoListItem } from './shapes.ts';
import { questions } from './questions.ts';
import { vacancies } from './vacancies.ts';

const drafts: Record<ListItemType, ItemDraft[]> = {
  news: [...recentNews, ...earlierNews, ...olderNews],
  event: events,
  project: projects,
  article: articles,
  document: documents,
  person: persons,
  vacancy: vacancies,
  question: questions,
};

export function demoListItems(now: Date): DemoListItem[] {
  return Object.entries(drafts).flatMap(([type, ofType]) => ofType.map((draft) => itemOf(type as ListItemType, draft, now)));
}
