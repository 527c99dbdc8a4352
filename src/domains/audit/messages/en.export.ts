import type { Translation } from '#platform/shared/messages.ts';
import { enAdmin } from './en.admin.ts';
import type { nl } from './nl.export.ts';

export const en: Translation<typeof nl> = {
  fileName: 'log',
  columns: {
    when: 'When',
    who: 'Who',
    what: 'What',
    changed: enAdmin.changed,
    object: 'About',
    result: 'Result',
    kind: enAdmin.kind,
    network: 'Network',
    request: 'Request number',
  },
  kinds: enAdmin.kinds,
  results: enAdmin.results,
};
