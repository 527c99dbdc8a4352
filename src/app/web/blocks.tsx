import type { ComponentType } from 'react';
import { ButtonBlock, CardsBlock, ContactBlock, DividerBlock, ImageBlock, TextBlock, type BlockProps } from '#domains/blocks/ui/index.ts';

type Component = ComponentType<BlockProps>;

/** Each component takes the options and content of its own type: its block was read by that type's schema. */
function known<Options, Content>(component: ComponentType<BlockProps<Options, Content>>): Component {
  return component as Component;
}

/** What nearly every page has comes with the application. */
const earlyBlocks = {
  button: known(ButtonBlock),
  cards: known(CardsBlock),
  contact: known(ContactBlock),
  divider: known(DividerBlock),
  image: known(ImageBlock),
  text: known(TextBlock),
};

/** The others come when a page has one. */
const lateBlocks: Record<string, () => Promise<Component>> = {
  accordion: async () => known((await import('#domains/blocks/ui/blocks/accordion-block.tsx')).AccordionBlock),
  documents: async () => known((await import('#domains/blocks/ui/blocks/documents-block.tsx')).DocumentsBlock),
  embed: async () => known((await import('#domains/blocks/ui/blocks/embed-block.tsx')).EmbedBlock),
  gallery: async () => known((await import('#domains/blocks/ui/blocks/gallery-block.tsx')).GalleryBlock),
  list: async () => known((await import('#domains/list-items/ui/blocks/list-block.tsx')).ListBlock),
  'list-widget': async () => known((await import('#domains/list-items/ui/blocks/list-block.tsx')).ListWidgetBlock),
  notice: async () => known((await import('#domains/blocks/ui/blocks/notice-block.tsx')).NoticeBlock),
  quote: async () => known((await import('#domains/blocks/ui/blocks/quote-block.tsx')).QuoteBlock),
  search: async () => known((await import('#domains/blocks/ui/blocks/search-block.tsx')).SearchBlock),
  table: async () => known((await import('#domains/blocks/ui/blocks/table-block.tsx')).TableBlock),
  timeline: async () => known((await import('#domains/blocks/ui/blocks/timeline-block.tsx')).TimelineBlock),
  video: async () => known((await import('#domains/blocks/ui/blocks/video-block.tsx')).VideoBlock),
};

/** The component of every type of block that is here. */
export const blockComponents: Record<string, Component> = { ...earlyBlocks };

/** All of them at once. A test holds this list and that of the types together. */
export async function loadAllBlocks(): Promise<Record<string, Component>> {
  const late = await Promise.all(Object.entries(lateBlocks).map(async ([type, load]) => [type, await load()] as const));
  return { ...earlyBlocks, ...Object.fromEntries(late) };
}

/** The server renders a page in one go, so it has all of them from the start. */
export function knowBlocks(components: Record<string, Component>): void {
  Object.assign(blockComponents, components);
}

function missing(types: Iterable<string>): string[] {
  return [...new Set(types)].filter((type) => !(type in blockComponents) && type in lateBlocks);
}

export function areBlocksHere(types: Iterable<string>): boolean {
  return missing(types).length === 0;
}

export async function prepareBlocks(types: Iterable<string>): Promise<void> {
  const components = await Promise.all(missing(types).map(async (type) => [type, await lateBlocks[type]?.()] as const));
  for (const [type, component] of components) if (component) blockComponents[type] = component;
}
