import { expect, test } from 'vitest';
import type { Screen } from '#app/route-answer.ts';
import { areEventsHere, eventsHere, prepareEvents } from './late-events.ts';

const guid = '00000000-0000-4000-8000-000000000001';
const account = (category: 'profile' | 'activity' | 'security'): Screen => ({ kind: 'account', category, userGuid: null, pageNumber: 1 });
const user = (category: 'profile' | 'activity' | 'security'): Screen => ({ kind: 'admin', section: 'user', guid, category });

test('the words of events come with the screens that tell of them, and with no other', async () => {
  const silent: Screen[] = [account('profile'), user('profile'), { kind: 'admin', section: 'pages' }];
  for (const screen of silent) await prepareEvents(screen);
  expect([...silent.map(areEventsHere), eventsHere()]).toEqual([true, true, true, null]);

  const telling: Screen[] = [
    account('activity'),
    account('security'),
    user('activity'),
    user('security'),
    { kind: 'admin', section: 'log' },
  ];
  expect(telling.filter(areEventsHere)).toEqual([]);
  await prepareEvents(account('activity'));
  expect(eventsHere()?.words.nl['session.started']?.own).toBe('U bent ingelogd.');
  expect(telling.every(areEventsHere)).toBe(true);
});
