import { splitLanguage } from '#platform/shared/language.ts';

/** What a call or a page is about, by how its address begins. The first that fits counts. */
const thingsByAddress = [
  ['/admin/users', 'users'],
  ['/api/users', 'users'],
  ['/api/userinvitation', 'invitations'],
  ['/admin/roles', 'roles'],
  ['/api/roles', 'roles'],
  ['/admin/properties', 'properties'],
  ['/api/profilepropertydefinitions', 'properties'],
  ['/settings', 'settings'],
  ['/api/platformsettingvalues', 'settings'],
  ['/admin/log', 'log'],
  ['/api/audit', 'log'],
  ['/admin/mails', 'mails'],
  ['/api/mails', 'mails'],
  ['/api/termsofuse', 'terms'],
  ['/legal/terms-of-use', 'terms'],
  ['/api/dataexports', 'copies'],
  ['/account', 'accounts'],
  ['/login', 'accounts'],
  ['/api/account', 'accounts'],
  ['/api/profiles', 'accounts'],
  ['/api/secondfactors', 'accounts'],
  ['/api/session', 'accounts'],
  ['/api/identities', 'accounts'],
  ['/api/listitem', 'items'],
  ['/api/assets', 'files'],
  ['/a/upload', 'files'],
  ['/api/overview', 'pages'],
  ['/content', 'pages'],
  ['/admin', 'pages'],
  ['/api/pages', 'pages'],
  ['/api/pagetemplates', 'pages'],
  ['/api/buildingblockinstance', 'pages'],
  // What is written in place: whether a page or an item, is not in the address.
  ['/api/documents', 'pages'],
  // What a link in a text can lead to.
  ['/api/links', 'pages'],
] as const;

export type RefusedThing = (typeof thingsByAddress)[number][1] | 'page';

/** What somebody was kept from. */
export interface Refused {
  isChange: boolean;
  thing: RefusedThing;
}

/** Calls that answer something and change nothing, though they are sent as a change is. */
const readsByPost = /(?:export|exportData|meta)$/;

/** A call as it is labelled: `GET /api/users/:guid`. Nothing when nobody put it into words. */
export function refusedCall(label: string): Refused | undefined {
  const [method = '', address = ''] = label.split(' ');
  const thing = thingAt(address);
  return thing && { isChange: method !== 'GET' && !readsByPost.test(address), thing };
}

/** A page, by its address in either language. */
export function refusedPage(address: string): Refused {
  return { isChange: false, thing: thingAt(splitLanguage(address).path) ?? 'page' };
}

function thingAt(address: string): RefusedThing | undefined {
  return thingsByAddress.find(([start]) => address === start || (address.startsWith(start) && isEnd(start, address)))?.[1];
}

/** `/administratie` is no part of `/admin`; calls do go on with other letters: `/api/userinvitations`. */
function isEnd(start: string, address: string): boolean {
  return start.startsWith('/api/') || address.charAt(start.length) === '/';
}
