import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  types: {
    news: 'News',
    event: 'Event',
    project: 'Project',
    article: 'Article',
    document: 'Document',
    person: 'Employee',
    vacancy: 'Vacancy',
    question: 'Question',
  },
};
