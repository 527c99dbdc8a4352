import type { Translation } from '#platform/shared/messages.ts';
import type { nlAdmin } from './nl.admin.ts';

export const enAdmin: Translation<typeof nlAdmin> = {
  maySee: { true: 'Can see', false: 'Cannot see' },
  mayEdit: { true: 'Can edit', false: 'Cannot edit' },
  reasons: {
    edits: 'because anyone who can edit the page can also see it.',
    notPublished: 'because the page is not published in this language.',
    everyone: 'because the page is for everyone.',
    admin: 'because admins can edit every page.',
    adminsOnly: 'because only admins can edit this page.',
    role: 'through the role',
  },
  reasonsOf: {
    person: {
      signedOut: 'because this account is inactive and the page is not for everyone.',
      inactive: 'because this account is inactive.',
      noContentManager: 'because this person is not a content manager.',
      noRole: 'because the page requires a role that this person does not have:',
    },
    role: {
      signedOut: 'because the page is not for visitors.',
      inactive: 'because nobody can edit anything without signing in.',
      noContentManager: 'because this role alone does not make somebody a content manager.',
      noRole: 'because the page requires a different role:',
    },
  },
  explainAct: 'Why can’t this person see something?',
  explainTitle: 'Can this person see or edit a page?',
  explainText: 'Search for a page to see which rule decides.',
  explanationOf: (title) => `Explanation for ${title}`,
};
