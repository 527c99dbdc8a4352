import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetView } from '#domains/assets/model/asset.ts';
import { addUse, createPicture } from '#domains/assets/testing/asset-factory.ts';
import { createItem, createListPage } from '#domains/list-items/testing/list-factory.ts';
import type { AnswerKind } from './expected-headers.ts';
import { testApp, type Answered, type SignedInClient, type TestApp } from './test-app.ts';

/** An answer that can be provoked, and the headers it must have. */
export interface HeaderCase {
  ask(): Promise<Answered>;
  status: number;
  kind: AnswerKind;
  caching: string;
}

export interface HeaderWorld {
  app: TestApp;
  admin: SignedInClient;
  person: SignedInClient;
  /** The name of a built stylesheet. */
  asset: string;
  list: string;
  picture: AssetView;
  unusedPicture: AssetView;
}

/** A platform with enough on it to get every kind of answer. */
export async function headerWorld(): Promise<HeaderWorld> {
  const app = await testApp({ METRICS_TOKEN: 'a token for the tests' });
  await app.withHomePage();
  const { list } = await createListPage(app.system);
  await createItem(app.system, list);
  await app.server.contentVersion.refresh();
  const [admin, person] = await Promise.all([app.signedIn({ isAdmin: true }), app.signedIn()]);
  const [picture, unusedPicture] = [await createPicture(app.system), await createPicture(app.system)];
  await addUse(app, picture.guid);
  const asset = readdirSync(join(import.meta.dirname, '../../dist/client/assets')).find((name) => name.endsWith('.css')) ?? '';
  return { app, admin, person, asset, list, picture, unusedPicture };
}
