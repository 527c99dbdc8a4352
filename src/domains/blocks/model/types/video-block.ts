import { z } from 'zod';
import { defineBlock } from '../block-type.ts';
import { embedOf } from '../embed-hosts.ts';
import { AssetUse, line, LinkUse, PictureWords } from '../fields.ts';
import { joinLines, plainText } from '../plain-text.ts';
import { richTextOf } from '../rich-text-of.ts';
import { RichText } from '../rich-text.ts';

/** A film of another site, from which nothing is loaded before the reader asks for it. */
export const videoBlock = defineBlock({
  type: 'video',
  version: 1,
  category: 'picture',
  about: {
    nl: { name: 'Video', description: 'Een video van een andere site, die pas na een klik laadt' },
    en: { name: 'Video', description: 'A video from another site, loaded only after a click' },
  },
  options: z.strictObject({
    video: LinkUse.refine(({ href }) => embedOf(href)?.kind === 'video', { params: { code: 'video_not_listed' } }).optional(),
    poster: AssetUse.optional(),
  }),
  content: z.strictObject({
    title: line().default(''),
    poster: PictureWords.default({ alt: '' }),
    /** About subtitles or sign language. */
    note: line(300).default(''),
    transcript: RichText.optional(),
  }),
  plainText: ({ title, note, transcript }) => joinLines(title, note, plainText(transcript)),
  sample: {
    options: { video: { href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' } },
    content: {
      nl: {
        title: 'Zo ziet het nieuwe plein eruit',
        poster: { alt: '' },
        note: 'Deze video heeft ondertitels.',
        transcript: richTextOf('We lopen van de haven naar het plein. Waar nu auto’s staan, komen bomen en banken.'),
      },
      en: {
        title: 'What the new square will look like',
        poster: { alt: '' },
        note: 'This video has subtitles.',
        transcript: richTextOf('We walk from the harbour to the square. Where cars are parked now, there will be trees and benches.'),
      },
    },
  },
});
