import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  show: { video: 'Watch the video', map: 'See the map' },
  outsideParty: (party) => `Your browser contacts ${party} only when you press the button.`,
  transcript: 'Read the video transcript',
  pictures: 'Pictures',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  noticeKinds: { info: 'Information', success: 'Good to know', warning: 'Please note' },
  stepStates: { done: 'Done', current: 'Now', ahead: 'Later' },
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  search: 'Search',
};
