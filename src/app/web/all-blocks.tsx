import { AccordionBlock } from '#domains/blocks/ui/blocks/accordion-block.tsx';
import { DocumentsBlock } from '#domains/blocks/ui/blocks/documents-block.tsx';
import { EmbedBlock } from '#domains/blocks/ui/blocks/embed-block.tsx';
import { GalleryBlock } from '#domains/blocks/ui/blocks/gallery-block.tsx';
import { NoticeBlock } from '#domains/blocks/ui/blocks/notice-block.tsx';
import { QuoteBlock } from '#domains/blocks/ui/blocks/quote-block.tsx';
import { SearchBlock } from '#domains/blocks/ui/blocks/search-block.tsx';
import { TableBlock } from '#domains/blocks/ui/blocks/table-block.tsx';
import { TimelineBlock } from '#domains/blocks/ui/blocks/timeline-block.tsx';
import { VideoBlock } from '#domains/blocks/ui/blocks/video-block.tsx';
import type { BlockComponents } from '#domains/blocks/ui/index.ts';
import { ListBlock, ListWidgetBlock } from '#domains/list-items/ui/index.ts';
import { earlyBlocks, known } from './blocks.tsx';

/** The component of every type of block, all at once. A test holds this list and that of the types together. */
export const allBlocks = {
  ...earlyBlocks,
  accordion: known(AccordionBlock),
  documents: known(DocumentsBlock),
  embed: known(EmbedBlock),
  gallery: known(GalleryBlock),
  list: known(ListBlock),
  'list-widget': known(ListWidgetBlock),
  notice: known(NoticeBlock),
  quote: known(QuoteBlock),
  search: known(SearchBlock),
  table: known(TableBlock),
  timeline: known(TimelineBlock),
  video: known(VideoBlock),
} satisfies BlockComponents;
