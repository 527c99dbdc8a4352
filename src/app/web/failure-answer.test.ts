import { expect, test } from 'vitest';
import { ApiError } from '#platform/web/api-error.ts';
import { asCodeFailure } from '#platform/web/late-code.ts';
import type { RouteAnswer } from '#app/route-answer.ts';
import { plainFrame } from '#app/testing/plain-frame.ts';
import { assetView } from '#domains/assets/testing/asset-view.ts';
import { failureAnswer } from './failure-answer.ts';

const shown: RouteAnswer = {
  path: '/wonen',
  language: 'nl',
  status: 200,
  head: {
    title: 'Wonen',
    platformName: 'Gemeente Voorbeeld',
    language: 'nl',
    canonical: 'https://voorbeeld.test/wonen',
    alternates: [{ language: 'nl', href: 'https://voorbeeld.test/wonen' }],
    structuredData: [{ '@type': 'BreadcrumbList' }],
  },
  frame: {
    ...plainFrame,
    parts: { ...plainFrame.parts, breadcrumbs: true, subMenu: true, headerImage: true },
    headerPictures: [{ asset: assetView(), alt: 'De haven' }],
    headerBlocks: [
      {
        guid: '0e6f3f0a-5b0f-4222-8333-444455556666',
        type: 'notice',
        format: 1,
        layoutPosition: 'top',
        sortId: 1,
        options: {},
        content: {},
        language: 'nl',
      },
    ],
  },
  resources: { links: {}, assets: {}, lists: {} },
  screen: { kind: 'not-found', query: '', similar: [], contactHref: null },
  hidesFrameParts: false,
  isInMainLayout: true,
  themeHref: '/theme.css?v=1',
  cacheToken: 1,
};

test('a page that could not be loaded says nothing of the page before it', () => {
  const answer = failureAnswer(shown, '/en?from=mail', new ApiError({ status: 503, code: 'request.unavailable', correlationId: 'c1' }));
  expect(answer).toMatchObject({ path: '/en?from=mail', language: 'en', status: 503, screen: { kind: 'failure', correlationId: 'c1' } });
  expect(answer.head).toMatchObject({ language: 'en', robots: 'noindex', canonical: undefined, alternates: undefined, structuredData: [] });
  expect(answer.frame.parts).toMatchObject({ header: true, breadcrumbs: false, subMenu: false, headerImage: false, footer: true });
  expect(answer.frame).toMatchObject({ headerPictures: [], headerBlocks: [] });
  expect(answer.frame.languageLinks).toEqual([
    { language: 'nl', href: '/', isCurrent: false },
    { language: 'en', href: '/en', isCurrent: true },
  ]);
});

test('a page whose code is gone since the platform was renewed says to load it again', () => {
  const answer = failureAnswer(shown, '/en/admin', asCodeFailure(new TypeError('Failed to fetch dynamically imported module')));
  expect(answer).toMatchObject({ screen: { kind: 'failure', code: 'page.code_gone' }, head: { title: 'Reload this page' } });
});

test('when there was no answer at all, it counts as 500', () => {
  expect(failureAnswer(shown, '/wonen', new TypeError('offline')).status).toBe(500);
});

test('what the server refuses is not said to be its failure', () => {
  const answer = failureAnswer(shown, '/en', new ApiError({ status: 429, code: 'request.rate_limited', retryAfter: 5 }));
  expect(answer).toMatchObject({ status: 429, head: { title: 'Please wait a moment' } });
  expect(answer.screen).toMatchObject({ kind: 'refusal', reason: 'tooOften', secondsToWait: 5, homeHref: '/en' });
});
