export { PagePicker, type PickedPage } from './page-picker.tsx';
export { editHref, lookOfState } from './page-states.ts';
