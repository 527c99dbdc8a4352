import { isoDay } from '#platform/shared/format.ts';
import type { ListItemDetail } from './list-item.ts';

interface ItemToTell {
  item: ListItemDetail;
  origin: string;
  href: string;
  image: string | undefined;
  /** Who is behind the site. */
  publisher: object;
}

/** News, articles and events in the words of schema.org. The other types have none that search engines show. */
export function itemFacts({ item, origin, href, image, publisher }: ItemToTell): object[] {
  const { title, metadata, publishedOn, updatedOn, startsOn, endsOn, language, fields } = item;
  const shared = {
    url: origin + href,
    description: metadata.description,
    inLanguage: language,
    ...(image && { image: [origin + image] }),
  };
  switch (item.listItemTypeName) {
    case 'news':
    case 'article': {
      const author = fields['author'];
      return [
        {
          '@type': item.listItemTypeName === 'news' ? 'NewsArticle' : 'Article',
          ...shared,
          headline: title,
          datePublished: publishedOn,
          // What was written before its moment came was not changed since.
          dateModified: updatedOn > publishedOn ? updatedOn : publishedOn,
          author: author ? { '@type': 'Person', name: author } : publisher,
          publisher,
          mainEntityOfPage: origin + href,
        },
      ];
    }
    case 'event': {
      if (startsOn === null) return [];
      const place = fields['place'];
      return [
        {
          '@type': 'Event',
          ...shared,
          name: title,
          startDate: momentOrDay(startsOn, fields),
          ...(endsOn && { endDate: momentOrDay(endsOn, fields) }),
          ...(place ? { location: { '@type': 'Place', name: place, address: place } } : {}),
          organizer: publisher,
        },
      ];
    }
    default:
      return [];
  }
}

/** A whole day is a day here: in universal time it would begin on the evening before. */
function momentOrDay(moment: string, { isAllDay }: ListItemDetail['fields']): string {
  return isAllDay === true ? isoDay(new Date(moment)) : moment;
}
