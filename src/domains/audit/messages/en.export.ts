import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.export.ts';

export const en: Translation<typeof nl> = {
  fileName: 'log',
  columns: {
    when: 'When (UTC)',
    who: 'Who',
    what: 'What',
    object: 'About',
    result: 'Result',
    type: 'Kind',
    network: 'Network',
    request: 'Number of the request',
  },
  results: { done: 'Done', denied: 'Refused', failed: 'Failed' },
};
