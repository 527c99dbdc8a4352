export { ListBlock, ListWidgetBlock } from './blocks/list-block.tsx';
export { ItemScreen } from './item-screen.tsx';
