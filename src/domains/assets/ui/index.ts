export { AssetImage } from './image.tsx';
