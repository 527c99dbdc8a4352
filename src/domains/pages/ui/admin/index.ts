export { PagePicker, type PickedPage } from './page-picker.tsx';
export { PageThumbnail } from './page-thumbnail.tsx';
export { editHref, lookOfState } from './page-states.ts';
