export { BlockComponentsContext, BlockView, type BlockComponents, type BlockProps } from './block-view.tsx';
export * from './fields/index.ts';
export { ResourcesProvider, useResources } from './resources.ts';
export { ImageBlock } from './blocks/image-block.tsx';
export { TextBlock } from './blocks/text-block.tsx';
export { RichTextView } from './rich-text-view.tsx';
