import { describe, expect, test, vi, type TestContext } from 'vitest';
import type { Ctx } from '#platform/server/context.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { createItem, createListPage } from '../testing/list-factory.ts';
import { showWhatIsDue, startScheduledItems } from './scheduled-items.service.ts';
import { publishListItem } from './index.ts';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

interface World {
  app: TestApp;
  list: string;
  shown(): Promise<string[]>;
  total(): Promise<number>;
  version(): Promise<number>;
  moment(guid: string): Promise<number>;
}

async function openWorld({ onTestFinished }: TestContext): Promise<World> {
  const app = await testApp();
  onTestFinished(() => app.close());
  const { list } = await createListPage(app.system);
  await app.server.contentVersion.refresh();
  return {
    app,
    list,
    async shown() {
      const answer = await app.visitor.send('POST', `/api/listitem/list/${list}`, { sort_by: 'title_asc' });
      return answer.json<{ title: string }[]>().map(({ title }) => title);
    },
    async total() {
      return (await app.visitor.get(`/api/listitem/list/${list}/meta`)).json<{ totalNumberOfItems: number }>().totalNumberOfItems;
    },
    async version() {
      return (await app.db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).version;
    },
    async moment(guid) {
      const item = app.db.selectFrom('listItem').select('publishedOn').where('documentGuid', '=', guid);
      return (await item.executeTakeFirstOrThrow()).publishedOn.getTime();
    },
  };
}

// Each waits for a moment of its own, on a database of its own.
describe.concurrent('a planned item', () => {
  test('an item appears at its moment: in the list, in its total and in pages that were kept', async (context) => {
    const { app, list, shown, total, version, moment } = await openWorld(context);
    const guid = await createItem(app.system, list, { title: 'Straks', publishedOn: inSeconds(1.5) });
    await app.server.contentVersion.refresh();
    expect([await shown(), await total()]).toEqual([[], 0]);
    expect((await app.visitor.get('/nieuws')).body).not.toContain('Straks');
    expect((await app.visitor.get(`/api/listitem/${guid}`)).statusCode).toBe(404);
    const before = await version();

    const stop = startScheduledItems(app.system);
    try {
      await vi.waitFor(async () => expect(await shown()).toEqual(['Straks']), { timeout: 5000, interval: 50 });
      const late = Date.now() - (await moment(guid));
      expect(late).toBeLessThan(1500);
      expect(await total()).toBe(1);
      expect(await version()).toBe(before + 1);
      await vi.waitFor(async () => expect((await app.visitor.get('/nieuws')).body).toContain('Straks'), { timeout: 3000 });
      expect((await app.visitor.get(`/api/listitem/${guid}`)).statusCode).toBe(200);
    } finally {
      await stop();
    }
  });

  test('one that came due while nobody looked appears at the next look, and nothing is raised for nothing', async (context) => {
    const { app, list, shown, version } = await openWorld(context);
    await createItem(app.system, list, { title: 'Vergeten', publishedOn: inSeconds(1.5) });
    expect(await shown()).not.toContain('Vergeten');
    await new Promise((resolve) => setTimeout(resolve, 1600));
    const before = await version();
    await Promise.all([showWhatIsDue(app.system), showWhatIsDue(app.system)]);
    await showWhatIsDue(app.system);
    expect(await shown()).toContain('Vergeten');
    expect(await version()).toBe(before + 1);
    await showWhatIsDue(app.system);
    expect(await version()).toBe(before + 1);
  });

  test('who gets their turn after another has done it raises nothing', async (context) => {
    const { app, list, version } = await openWorld(context);
    await createItem(app.system, list, { title: 'Druk', publishedOn: inSeconds(0.5) });
    await new Promise((resolve) => setTimeout(resolve, 600));
    const before = await version();
    const late: Ctx = {
      ...app.system,
      async transact(work) {
        await showWhatIsDue(app.system);
        return app.system.transact(work);
      },
    };
    await showWhatIsDue(late);
    expect(await version()).toBe(before + 1);
  });

  test('an item in no list is waited for as well: pages link to it, and the sitemap names it', async (context) => {
    const { app, version } = await openWorld(context);
    const guid = await createItem(app.system, [], { title: 'Los', publishedOn: inSeconds(3) });
    await app.server.contentVersion.refresh();
    expect((await app.visitor.get('/sitemap-items-1.xml')).body).not.toContain(guid);
    const before = await version();
    const wait = await showWhatIsDue(app.system);
    expect(wait).toBeLessThanOrEqual(3000);
    expect(await version()).toBe(before);
    await new Promise((resolve) => setTimeout(resolve, wait ?? 0));
    for (let look = 0; look < 2; look++) await showWhatIsDue(app.system);
    expect(await version()).toBe(before + 1);
    await app.server.contentVersion.refresh();
    expect((await app.visitor.get('/sitemap-items-1.xml')).body).toContain(guid);
  });

  test('a draft whose moment passes raises nothing, and is in its list as soon as it is published', async (context) => {
    const { app, list, shown, version } = await openWorld(context);
    const guid = await createItem(app.system, list, { title: 'Nog niet af', publishedOn: inSeconds(0.5), published: [] });
    await new Promise((resolve) => setTimeout(resolve, 600));
    const before = await version();
    await showWhatIsDue(app.system);
    expect(await version()).toBe(before);
    await publishListItem(app.system, guid, 'nl');
    expect(await shown()).toContain('Nog niet af');
  });

  test('the next moment is known', async (context) => {
    const { app, list } = await openWorld(context);
    await createItem(app.system, list, { title: 'Morgen', publishedOn: inSeconds(86_400) });
    await createItem(app.system, list, { title: 'Over een uur', publishedOn: inSeconds(3600) });
    expect(await showWhatIsDue(app.system)).toBeGreaterThan(3_590_000);
    expect(await showWhatIsDue(app.system)).toBeLessThanOrEqual(3_600_000);
  });
});
