import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { insertDocument, listDocumentStates, publishDocument } from './index.ts';
import { knownPublications, loadSnapshots, readSnapshots } from './snapshots.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('what is read for one answer is not kept, what everybody reads is', async () => {
  const guid = await insertDocument(app.db, { texts: { nl: { title: 'Markt', description: '' } } });
  await publishDocument(app.system, guid, 'nl');
  const [state] = await listDocumentStates(app.db, 'page');
  const published = { guid, language: 'nl' as const, publishedOn: state?.published.nl?.publishedOn ?? '' };
  expect(await readSnapshots(app.system, [published])).toMatchObject([{ title: 'Markt' }]);
  expect(knownPublications(guid).nl).toBeNull();
  expect(await loadSnapshots(app.system, [published])).toMatchObject([{ title: 'Markt' }]);
  expect(knownPublications(guid).nl).toBe(published.publishedOn);
});
