import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  noData: 'No data available',
  noResults: 'No records found',
  loading: 'Loading...',
  loadingSlowly: 'This is taking longer than usual.',
  recordsPerPage: 'Records per page:',
  allRows: 'All',
  ok: 'OK',
  cancel: 'Cancel',
  retry: 'Try again',
  closeNotice: 'Close this notice',
  chooseFirst: 'Choose one of the buttons first.',
  optional: '(optional)',
  error: 'Error:',
  busy: 'busy',
  externalLink: '(other website)',
  skipToContent: 'Skip to content',
  table: (columns) => (columns.length > 0 ? `Table: ${columns.join(', ')}` : 'Table'),
  notices: 'Notices',
  noticeLooks: { positive: 'Done:', negative: 'Failed:', info: 'Information:', warning: 'Please note:', processing: 'Busy:' },
  errorSummary: (count) => (count === 1 ? 'There is a problem. Fix this first.' : `There is a problem. Fix these ${count} things first.`),
  panelFailed: 'This part cannot be shown.',
  codeAndTime: (code, time) => `Code ${code}, ${time}`,
};
