export { ListBlock } from './blocks/list-block.tsx';
