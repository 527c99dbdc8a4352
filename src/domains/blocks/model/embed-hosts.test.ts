import { expect, test } from 'vitest';
import { embedOf, frameOrigins } from './embed-hosts.ts';
import { embedBlock } from './types/embed-block.ts';
import { videoBlock } from './types/video-block.ts';

test.each([
  {
    page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10',
    frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  },
  { page: 'https://youtu.be/aqz-KE-bpKQ?si=x', frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0' },
  { page: 'https://vimeo.com/76979871', frame: 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1' },
  { page: 'https://vimeo.com/76979871/ab12cd34ef', frame: 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=ab12cd34ef' },
  { page: 'https://app.pdok.nl/viewer/#x=155000&y=463000&z=3', frame: 'https://app.pdok.nl/viewer/#x=155000&y=463000&z=3' },
])('$page is shown in a frame', ({ page, frame }) => {
  expect(embedOf(page)?.frame).toBe(frame);
});

test('a place on OpenStreetMap becomes a map around it, with its pin', () => {
  const frame = new URL(embedOf('https://www.openstreetmap.org/?mlat=52.64&mlon=5.06#map=15/52.64/5.06')?.frame ?? '');
  const [west = 0, south = 0, east = 0, north = 0] = (frame.searchParams.get('bbox') ?? '').split(',').map(Number);
  expect((west + east) / 2).toBeCloseTo(5.06, 4);
  expect((south + north) / 2).toBeCloseTo(52.64, 4);
  expect(east - west).toBeGreaterThan(0.01);
  expect(frame.searchParams.get('marker')).toBe('52.64,5.06');
});

test('every frame comes from an origin that the content policy allows', () => {
  const pages = [
    'https://youtu.be/aqz-KE-bpKQ',
    'https://vimeo.com/76979871',
    'https://www.openstreetmap.org/#map=9/52/5',
    'https://app.pdok.nl/viewer/',
  ];
  expect(pages.map((page) => new URL(embedOf(page)?.frame ?? '').origin)).toEqual(frameOrigins);
});

test.each([
  'https://evil.test/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com.evil.test/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com@evil.test/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
  'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=%22%3E%3Cscript%3E',
  'https://www.youtube.com/',
  'https://vimeo.com/about',
  'https://www.openstreetmap.org/#map=x/y/z',
  'https://www.openstreetmap.org/user/somebody',
  'https://app.pdok.nl/other',
  'javascript:alert(1)',
  'page:5b0f1f8e-1111-4222-8333-444455556666',
])('C9 nothing is framed of %s, and a block does not take it', (href) => {
  expect(embedOf(href)).toBeUndefined();
  expect(embedBlock.options.safeParse({ source: { href } }).success).toBe(false);
  expect(videoBlock.options.safeParse({ video: { href } }).success).toBe(false);
});

test('neither a map nor a file is a video', () => {
  expect(videoBlock.options.safeParse({ video: { href: 'https://app.pdok.nl/viewer/' } }).success).toBe(false);
  expect(videoBlock.options.safeParse({ video: { href: 'file:5b0f1f8e-1111-4222-8333-444455556666' } }).success).toBe(false);
});
