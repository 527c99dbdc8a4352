export {
  BlockComponentsContext,
  BlockView,
  FirstInSightContext,
  UnderTitleContext,
  type BlockComponents,
  type BlockProps,
} from './block-view.tsx';
export { BlockHeading, levelsBelow, MainHeadingContext } from './block-heading.tsx';
export { HeadingAnchors } from './heading-anchors.tsx';
export * from './fields/index.ts';
export { ResourcesProvider, useResources } from './resources.ts';
export { ButtonBlock } from './blocks/button-block.tsx';
export { CardsBlock } from './blocks/cards-block.tsx';
export { ContactBlock } from './blocks/contact-block.tsx';
export { DividerBlock } from './blocks/divider-block.tsx';
export { ImageBlock } from './blocks/image-block.tsx';
export { TextBlock } from './blocks/text-block.tsx';
export { RichTextView } from './rich-text-view.tsx';
