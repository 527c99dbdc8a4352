import { routeTable } from '#app/routes.ts';
import { expect, signInQuietly, test } from './support/test.ts';

/** Every kind of address there is, with something in the place of its parameters, in both languages. */
const addresses = routeTable
  .map(({ pattern }) =>
    pattern
      .replace(/\/:\w+\?/g, '/titel')
      .replace(/:lang/g, 'nl')
      .replace(/:accountCategory/g, 'profile'),
  )
  .map((pattern) => pattern.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000').replace(/^\*/, '/een/pagina'))
  .concat('/', '/een-te-lang-pad/'.repeat(40), '/%3Cscript%3Ealert(1)%3C/script%3E', '/login?returnTo="><script>alert(1)</script>')
  .flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]);

for (const reader of ['visitor', 'user', 'admin'] as const) {
  test(`no answer holds a script to run or a style of its own (${reader})`, async ({ request }) => {
    if (reader !== 'visitor') await signInQuietly(request, reader);
    const found: string[] = [];
    for (const address of addresses) {
      const answer = await request.get(address, { maxRedirects: 0 });
      const policy = answer.headers()['content-security-policy'] ?? '';
      if (!/default-src 'none'(?!.*unsafe-)/.test(policy)) found.push(`${address}: policy ${policy}`);
      found.push(...strangersIn(await answer.text()).map((stranger) => `${address}: ${stranger}`));
    }
    expect(found).toEqual([]);
  });
}

test('a form that comes back with errors holds no script to run or style of its own', async ({ request, origin }) => {
  const forms: Record<string, string>[] = [{}, { email: '"><script>alert(1)</script>', password: 'x', returnTo: '"><style>*{}</style>' }];
  for (const form of forms) {
    const answer = await request.post('/login', { form, headers: { origin } });
    expect([401, 422]).toContain(answer.status());
    expect(strangersIn(await answer.text())).toEqual([]);
  }
});

test('the picture that a page opens with is fetched at once, all others when they come near', async ({ page }) => {
  // A list right below the title, a header picture with lists below it, an item, a page of text.
  const item = '/i/6f0001e9-2ebe-4665-8441-29b98e99a64d';
  for (const [path, atOnce] of Object.entries({ '/nieuws': 1, '/': 1, [item]: 1, '/over-ons/contact': 0 })) {
    await page.goto(path);
    const pictures = page.locator('img[srcset], picture:has(source) img');
    const urgent = await pictures.evaluateAll((all) => all.map((img) => img.getAttribute('fetchpriority') === 'high'));
    expect(urgent.filter(Boolean), path).toHaveLength(atOnce);
    expect(urgent.indexOf(true), path).toBe(atOnce - 1);
  }
});

/** Everything in a page that a browser would run or style by, other than our own files. No browser runs data, our own or for search engines. */
function strangersIn(html: string): string[] {
  const withoutData = html.replace(/<script type="application\/(?:ld\+)?json"[^>]*>[^<]*<\/script>/g, '');
  const scripts = withoutData.match(/<script\b.*?<\/script>/gs) ?? [];
  const tags = withoutData.match(/<[a-z][^>]*>/gi) ?? [];
  return [
    ...scripts.filter((script) => !/^<script type="module" src="\/(?:visitor\/)?assets\/[\w.-]+"><\/script>$/.test(script)),
    ...tags.filter((tag) => /^<style/i.test(tag) || /\s(?:style|on\w+)\s*=/i.test(tag) || /="\s*(?:javascript|data):/i.test(tag)),
  ];
}
