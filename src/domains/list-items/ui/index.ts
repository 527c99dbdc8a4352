export { ListBlock, ListWidgetBlock } from './blocks/list-block.tsx';
