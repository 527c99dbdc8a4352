import { afterAll, beforeAll, expect, test } from 'vitest';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import { insertBlock, publishDocument } from '#domains/documents/server/index.ts';
import { updateSetting } from '#domains/settings/server/index.ts';
import { createText } from '#domains/search/testing/search-factory.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { raiseContentVersion } from '#platform/server/content-version.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await createPage(app.system, {
    texts: { nl: { title: 'Contact', segment: 'contact' }, en: { title: 'Contact', segment: 'contact' } },
    words: { nl: 'Bel ons gerust.', en: 'Do call us.' },
  });
  for (let index = 1; index <= 12; index++) {
    await createText(app.system, 'nl', { title: `Paspoort ${index}`, body: 'Een paspoort vraagt u aan bij de balie.' });
  }
  await createText(app.system, 'nl', { title: 'Kermis', body: 'Draaimolen op het plein.', type: 'event' });
  await app.server.contentVersion.refresh();
});
afterAll(() => app.close());

async function pageAt(address: string): Promise<string> {
  const { statusCode, body } = await app.visitor.get(address);
  expect(statusCode).toBe(200);
  return body;
}

/** What stands between the tags, without them. */
const wordsOf = (markup: string) => markup.replace(/<[^>]*>/g, '');
const main = (body: string) => /<main.*<\/main>/s.exec(body)?.[0] ?? '';

test('R2.06 results are there without any script: how many, each with its link, what matches and when', async () => {
  const body = await pageAt('/search?q=paspoort');
  expect(body).toContain('<title>Zoeken naar ‘paspoort’ – Plein</title>');
  expect(main(body)).toMatch(/<h1[^>]*>Zoeken<\/h1>/);
  expect(main(body)).toMatch(/<h2[^>]*>12 resultaten voor ‘paspoort’<\/h2>/);
  expect(main(body).match(/<h3/g)).toHaveLength(10);
  expect(main(body)).toContain('Een <mark>paspoort</mark> vraagt u aan');
  expect(main(body)).toMatch(/<time dateTime="[^"]+">\d+ \p{L}+ \d{4}<\/time>/u);
  expect(main(body)).toMatch(/<input[^>]* name="q"[^>]* value="paspoort"/);
});

test('search engines do not index results', async () => {
  expect(await pageAt('/search?q=paspoort')).toContain('<meta name="robots" content="noindex"');
  expect(await pageAt('/search')).toContain('<meta name="robots" content="noindex"');
});

test('further results have an address of their own, and its title says so', async () => {
  expect(main(await pageAt('/search?q=paspoort'))).toContain('href="/search?q=paspoort&amp;p=2"');
  const body = await pageAt('/search?q=paspoort&p=2');
  expect(body).toContain('<title>Zoeken naar ‘paspoort’ (pagina 2 van 2) – Plein</title>');
  expect(main(body).match(/<h3/g)).toHaveLength(2);
});

test.each(['9', '100', '101', '9999', '99999999999999999999'])(
  'results that are not there at p=%s are not the first ones',
  async (page) => {
    const { statusCode, body } = await app.visitor.get(`/search?q=paspoort&p=${page}`);
    expect(statusCode).toBe(404);
    expect(wordsOf(main(body))).toContain('Zo veel pagina’s met resultaten zijn er niet.');
    expect(main(body)).not.toContain('<h3');
    expect(main(body)).toContain('<a href="/search?q=paspoort">Naar de eerste pagina</a>');
    expect(main(body)).toContain('<a href="/search?q=paspoort&amp;p=2">Naar de laatste pagina (2)</a>');
    expect(body).toContain('<title>Zoeken naar ‘paspoort’ – Plein</title>');
    expect(body).toContain('<meta name="robots" content="noindex"');
  },
);

test('before a question there are the field and pages that were updated lately, and nothing to filter', async () => {
  const body = main(await pageAt('/search'));
  expect(body).toContain('Onlangs bijgewerkt');
  expect(body).toContain('<a href="/contact">Contact</a>');
  expect(body).not.toContain('<select');
});

test.each(['p', '😀'])('one character is too little, and the field says so: %s', async (q) => {
  const body = await pageAt(`/search?${new URLSearchParams({ q })}`);
  expect(body).toContain('<title>Fout: Zoeken – Plein</title>');
  expect(wordsOf(main(body))).toContain('Typ minstens twee letters.');
});

test('where nothing is found there is a way on: the spelling, fewer filters, contact', async () => {
  const body = main(await pageAt('/search?q=draaimolen&type=news'));
  expect(wordsOf(body)).toContain('Geen resultaten voor ‘draaimolen’');
  expect(wordsOf(body)).toContain('Controleer of alles goed is gespeld.');
  expect(body).toContain('<a href="/search?q=draaimolen">Zoek zonder filters</a>');
  expect(body).toMatch(/<a href="\/contact"[^>]*>Neem contact met ons op<\/a>/);
});

const panel = (body: string) => /<section aria-labelledby.*?<\/section>/s.exec(main(body))?.[0] ?? '';

test('who asks how to reach the organisation reads it above the results, from the settings when no page says it', async () => {
  expect(panel(await pageAt('/search?q=telefoonnummer'))).toBe('');
  await updateSetting(app.system, 'contactPhone', '14 0299');
  await updateSetting(app.system, 'contactEmail', 'info@noorderhaven.test');
  await app.server.contentVersion.refresh();
  const asked = panel(await pageAt('/search?q=telefoonnummer'));
  expect(wordsOf(asked)).toContain('Zo bereikt u ons');
  expect(asked).toMatch(/<a[^>]* href="tel:140299"[^>]*>14 0299<\/a>/);
  expect(asked).not.toContain('info@noorderhaven.test');
  expect(asked).toContain('<a href="/contact">Alle contactgegevens</a>');
  expect(panel(await pageAt('/search?q=paspoort'))).toBe('');
});

test('what the contact page says goes before the settings, in the language that is read', async () => {
  const { pageGuid } = await app.db
    .selectFrom('menuItem')
    .innerJoin('menuItemLanguage', 'menuItemGuid', 'guid')
    .select('pageGuid')
    .where('urlSegment', '=', 'contact')
    .executeTakeFirstOrThrow();
  const guid = pageGuid ?? '';
  const [monday, friday] = ['5b0f1f8e-1111-4222-8333-000000000001', '5b0f1f8e-1111-4222-8333-000000000002'];
  await insertBlock(app.db, {
    documentGuid: guid,
    type: 'contact',
    layoutPosition: 'main',
    sortId: 1,
    options: { background: 'none', phone: { href: 'tel:140123' }, items: [{ guid: monday }, { guid: friday }] },
    content: {
      nl: {
        address: richTextOf('Kade 1', '1234 AB Haven'),
        phone: '14 0123',
        phoneNote: 'Op werkdagen',
        items: { [monday]: { days: 'Maandag', hours: '9:00 tot 17:00' }, [friday]: { days: 'Vrijdag', hours: 'gesloten' } },
      },
      en: { phoneNote: 'On working days', items: { [monday]: { days: 'Monday', hours: '9:00 to 17:00' } } },
    },
  });
  for (const language of ['nl', 'en'] as const) await publishDocument(app.system, guid, language);
  await app.server.contentVersion.refresh();

  expect(wordsOf(panel(await pageAt('/search?q=bellen')))).toContain('14 0123Op werkdagen');
  expect(wordsOf(panel(await pageAt('/search?q=openingstijden')))).toContain('Maandag9:00 tot 17:00Vrijdaggesloten');
  expect(wordsOf(panel(await pageAt('/search?q=adres')))).toContain('Kade 11234 AB Haven');
  const english = panel(await pageAt('/en/search?q=opening+hours'));
  expect(wordsOf(english)).toContain('Monday9:00 to 17:00');
  expect(english).toContain('<tr lang="nl"><th scope="row">Vrijdag</th>');
  expect(panel(await pageAt('/search?q=openingstijden+paspoort'))).toBe('');
  expect(main(await pageAt('/search?q=telefoonnummer'))).toMatch(/<h3[^>]*><a href="\/contact">Contact<\/a>/);
});

test('contact is found where it stands in the menu, as on a page that is not there', async () => {
  const contact = await app.db
    .selectFrom('menuItemLanguage')
    .select('menuItemGuid as guid')
    .where('urlSegment', '=', 'contact')
    .executeTakeFirstOrThrow();
  const about = await createPage(app.system, { texts: { nl: { title: 'Over ons', segment: 'over-ons' } }, published: ['nl'] });
  const parent = await app.db.selectFrom('menuItem').select('guid').where('pageGuid', '=', about).executeTakeFirstOrThrow();
  async function moveContact(parentGuid: string | null): Promise<void> {
    await app.db.updateTable('menuItem').set({ parentGuid }).where('guid', '=', contact.guid).execute();
    await raiseContentVersion(app.db);
    await app.server.contentVersion.refresh();
  }
  await moveContact(parent.guid);
  expect(main(await pageAt('/search?q=zeppelin'))).toContain('href="/over-ons/contact"');
  expect(main((await app.visitor.get('/zeppelin')).body)).toContain('href="/over-ons/contact"');
  await moveContact(null);
});

test('a slip of the finger is understood, and that is said', async () => {
  const body = wordsOf(main(await pageAt('/search?q=draaimoln')));
  expect(body).toContain('1 resultaat voor ‘draaimolen’');
  expect(body).toContain('Er is niets gevonden voor ‘draaimoln’. U ziet de resultaten voor ‘draaimolen’.');
});

test('a word that was left out is named, and not counted as found', async () => {
  const dutch = wordsOf(main(await pageAt('/search?q=draaimolen+xyzzy+2031')));
  expect(dutch).toContain('1 resultaat voor ‘draaimolen’');
  expect(dutch).toContain('Er is niets gevonden met alle woorden. U ziet de resultaten zonder ‘xyzzy’ en ‘2031’.');
  const english = wordsOf(main(await pageAt('/en/search?q=draaimolen+xyzzy&language=nl')));
  expect(english).toContain('Nothing matches all the words. Showing results without ‘xyzzy’.');
});

test('R1.25 in English the page is English, and what is only in Dutch stands apart in its own language', async () => {
  const body = await pageAt('/en/search?q=draaimolen');
  expect(body).toContain('<title>Search for ‘draaimolen’ – Plein</title>');
  expect(wordsOf(main(body))).toContain('No results for ‘draaimolen’');
  expect(wordsOf(main(body))).toContain('Also found in Dutch');
  expect(main(body)).toMatch(/<h3[^>]* lang="nl"><a href="\/en\/[^"]*">Kermis<\/a>/);
});

test('the question goes along to the other language', async () => {
  expect(await pageAt('/search?q=paspoort&type=page&p=2')).toContain('href="/en/search?q=paspoort&amp;type=page"');
});

test('filters are kept in the form, and what is no filter is left alone', async () => {
  expect(main(await pageAt('/search?q=paspoort&type=page&period=year'))).toMatch(
    /<option value="page" selected="">.*<option value="year" selected="">/s,
  );
  expect(main(await pageAt('/search?q=paspoort&type=alles'))).toContain('12 resultaten');
});

test('results can be sorted by date, and stay so through filters, pages and the other language', async () => {
  expect(main(await pageAt('/search?q=paspoort&type=page'))).toContain('href="/search?q=paspoort&amp;type=page&amp;sort=date">Datum</a>');
  const body = await pageAt('/search?q=paspoort&type=page&sort=date');
  expect(main(body)).toMatch(/<a href="\/search\?q=paspoort&amp;type=page&amp;sort=date" aria-current="true">Datum<\/a>/);
  expect(main(body)).toContain('href="/search?q=paspoort&amp;type=page">Relevantie</a>');
  expect(main(body)).toContain('<input type="hidden" name="sort" value="date"/>');
  expect(main(body)).toContain('href="/search?q=paspoort&amp;type=page&amp;sort=date&amp;p=2"');
  expect(body).toContain('href="/en/search?q=paspoort&amp;type=page&amp;sort=date"');
  expect(main(await pageAt('/search?q=draaimolen'))).not.toContain('Sorteren op');
});

test('a page of results is made anew for every reader: rights hold at once', async () => {
  const guid = await createText(app.system, 'nl', { title: 'Sterrenwacht' });
  expect(wordsOf(await pageAt('/search?q=sterrenwacht'))).toContain('1 resultaat');
  await app.db
    .updateTable('document')
    .set({ roleIds: ['5b0f1f8e-1111-4222-8333-444455556666'] })
    .where('guid', '=', guid)
    .execute();
  expect(wordsOf(await pageAt('/search?q=sterrenwacht'))).toContain('Geen resultaten');
});

test('who is signed in gets the same page', async () => {
  const person = await app.signedIn();
  const { statusCode, body } = await person.get('/search?q=draaimolen');
  expect(statusCode).toBe(200);
  expect(main(body)).toContain('<mark>Draaimolen</mark>');
});

test('who is told to wait keeps the field, what they typed and their filters, and hears how long', async () => {
  const limited = await app.secondInstance({ RATE_LIMITS: 'on' });
  const ask = (path: string) => limited.visitor.get(path);
  for (let time = 0; time < 30; time++) expect((await ask('/search?q=paspoort')).statusCode).toBe(200);
  for (const [path, told] of [
    ['/search?q=paspoort&type=page', /Wacht \d+ seconden en zoek dan opnieuw\./],
    ['/en/search?q=paspoort&type=page', /Wait \d+ seconds and then search again\./],
  ] as const) {
    const { statusCode, headers, body } = await ask(path);
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(headers['cache-control']).toBe('no-store');
    expect(wordsOf(main(body))).toMatch(told);
    expect(main(body)).toMatch(/<input[^>]* name="q"[^>]* value="paspoort"/);
    expect(main(body)).toMatch(/<option value="page" selected=""/);
  }
  const inApp = await ask(`/api/route?path=${encodeURIComponent('/search?q=paspoort')}`);
  expect(inApp.json()).toMatchObject({
    status: 429,
    screen: { kind: 'search', asked: { q: 'paspoort' }, secondsToWait: expect.any(Number) },
  });
  expect((await ask('/search')).statusCode).toBe(200);
  expect((await ask('/search?q=p')).statusCode).toBe(200);
});
