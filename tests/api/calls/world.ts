import { insertDocument, publishDocument } from '#domains/documents/server/index.ts';
import { createItem, createListPage } from '#domains/list-items/testing/list-factory.ts';
import { publishPage } from '#domains/pages/server/index.ts';
import { addTextBlock } from '#domains/pages/testing/page-factory.ts';
import type { SignedInClient, TestApp } from '../../support/test-app.ts';

/** What calls are about: one of each thing, and who asks. */
export interface CallWorld {
  reader: SignedInClient;
  admin: SignedInClient;
  /** Published in Dutch, and called Openbaar. */
  page: string;
  /** Published in Dutch, without a block. */
  emptyPage: string;
  /** A block with text, on a published page of its own. */
  block: string;
  list: string;
  item: string;
  template: string;
  /** Of the reader's data, ready to be fetched. */
  dataExport: string;
}

/** Of nothing that exists. */
export const unknownGuid = '5b0f1f8e-1111-4222-8333-444455556666';

export async function callWorld(app: TestApp): Promise<CallWorld> {
  await app.withHomePage();
  const { system } = app;
  const { page } = await newPage(app, 'Openbaar');
  const { block } = await newPage(app, 'Met een blok');
  const emptyPage = await insertDocument(app.db, { texts: { nl: { title: 'Leeg', description: '' } } });
  await publishPage(system, emptyPage, 'nl');
  const { list } = await createListPage(system);
  const item = await createItem(system, list);
  const template = await insertDocument(app.db, { kind: 'template', texts: { nl: { title: 'Landingspagina', description: '' } } });
  await publishDocument(system, template, 'nl');
  await app.server.contentVersion.refresh();
  const [reader, admin] = await Promise.all([app.signedIn(), app.signedIn({ isAdmin: true })]);
  return { reader, admin, page, emptyPage, block, list, item, template, dataExport: await readyExport(app, reader) };
}

async function newPage({ db, system }: TestApp, title: string): Promise<{ page: string; block: string }> {
  const page = await insertDocument(db, { layout: '100', options: {}, texts: { nl: { title, description: '' } } });
  const block = await addTextBlock(system, page, { nl: 'Tekst' });
  await publishPage(system, page, 'nl');
  return { page, block };
}

async function readyExport({ db, system }: TestApp, { guid: userGuid }: SignedInClient): Promise<string> {
  const storageKey = 'exports/ready.zip';
  await system.storage.put(storageKey, Buffer.from('PK'));
  const row = { userGuid, state: 'ready' as const, storageKey, bytes: 2, expiresOn: new Date(Date.now() + 600_000) };
  const { guid } = await db.insertInto('dataExport').values(row).returning('guid').executeTakeFirstOrThrow();
  return guid;
}
