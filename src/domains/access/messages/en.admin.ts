import type { Translation } from '#platform/shared/messages.ts';
import type { nlAdmin } from './nl.admin.ts';

export const enAdmin: Translation<typeof nlAdmin> = {
  maySee: { true: 'May see', false: 'May not see' },
  mayEdit: { true: 'May edit', false: 'May not edit' },
  reasons: {
    edits: 'because who may edit the page may see it.',
    notPublished: 'because the page is not published in this language.',
    everyone: 'because the page is for everyone.',
    admin: 'because an admin may edit every page.',
    adminsOnly: 'because only admins may edit this page.',
    role: 'by the role',
  },
  reasonsOf: {
    person: {
      signedOut: 'because this account is inactive and the page is not for everyone.',
      inactive: 'because this account is inactive.',
      noContentManager: 'because this person is not a content manager.',
      noRole: 'because the page asks for a role that this person does not have:',
    },
    role: {
      signedOut: 'because the page is not for visitors.',
      inactive: 'because who is not signed in may edit nothing.',
      noContentManager: 'because with only this role somebody is not a content manager.',
      noRole: 'because the page asks for another role:',
    },
  },
  explainTitle: 'May this person see or edit a page?',
  explainText: 'Search for a page. You then see which rule decides.',
  explanationOf: (title) => `Explanation for ${title}`,
};
