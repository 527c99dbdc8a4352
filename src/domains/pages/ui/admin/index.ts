export { PagePicker, type PickedPage } from './page-picker.tsx';
