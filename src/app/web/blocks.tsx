import type { ComponentType } from 'react';
import {
  AccordionBlock,
  ButtonBlock,
  CardsBlock,
  ContactBlock,
  DividerBlock,
  DocumentsBlock,
  EmbedBlock,
  GalleryBlock,
  ImageBlock,
  NoticeBlock,
  QuoteBlock,
  SearchBlock,
  TableBlock,
  TextBlock,
  TimelineBlock,
  VideoBlock,
  type BlockComponents,
  type BlockProps,
} from '#domains/blocks/ui/index.ts';
import { ListBlock, ListWidgetBlock } from '#domains/list-items/ui/index.ts';

/** Each component takes the options and content of its own type: its block was read by that type's schema. */
function known<Options, Content>(component: ComponentType<BlockProps<Options, Content>>): ComponentType<BlockProps> {
  return component as ComponentType<BlockProps>;
}

/** The component of every type of block. A test holds this list and that of the types together. */
export const blockComponents = {
  accordion: known(AccordionBlock),
  button: known(ButtonBlock),
  cards: known(CardsBlock),
  contact: known(ContactBlock),
  divider: known(DividerBlock),
  documents: known(DocumentsBlock),
  embed: known(EmbedBlock),
  gallery: known(GalleryBlock),
  image: known(ImageBlock),
  list: known(ListBlock),
  'list-widget': known(ListWidgetBlock),
  notice: known(NoticeBlock),
  quote: known(QuoteBlock),
  search: known(SearchBlock),
  table: known(TableBlock),
  text: known(TextBlock),
  timeline: known(TimelineBlock),
  video: known(VideoBlock),
} satisfies BlockComponents;
