import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  show: { video: 'Watch the video', map: 'See the map' },
  outsideParty: (party) => `Your browser contacts ${party} only when you press the button.`,
  transcript: 'Read the text of the video',
  pictures: 'Pictures',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  noticeKinds: { info: 'Information', success: 'Good news', warning: 'Please note' },
  stepStates: { done: 'Done', current: 'Now', ahead: 'Later' },
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  search: 'Search',
};
