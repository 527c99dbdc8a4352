import { accordionBlock } from './types/accordion-block.ts';
import { buttonBlock } from './types/button-block.ts';
import { cardsBlock } from './types/cards-block.ts';
import { contactBlock } from './types/contact-block.ts';
import { dividerBlock } from './types/divider-block.ts';
import { documentsBlock } from './types/documents-block.ts';
import { embedBlock } from './types/embed-block.ts';
import { galleryBlock } from './types/gallery-block.ts';
import { imageBlock } from './types/image-block.ts';
import { noticeBlock } from './types/notice-block.ts';
import { quoteBlock } from './types/quote-block.ts';
import { searchBlock } from './types/search-block.ts';
import { tableBlock } from './types/table-block.ts';
import { textBlock } from './types/text-block.ts';
import { timelineBlock } from './types/timeline-block.ts';
import { videoBlock } from './types/video-block.ts';

/** The building blocks that need no other domain. */
export const coreBlockTypes = [
  textBlock,
  imageBlock,
  galleryBlock,
  videoBlock,
  embedBlock,
  buttonBlock,
  cardsBlock,
  quoteBlock,
  accordionBlock,
  tableBlock,
  noticeBlock,
  dividerBlock,
  documentsBlock,
  contactBlock,
  timelineBlock,
  searchBlock,
];
