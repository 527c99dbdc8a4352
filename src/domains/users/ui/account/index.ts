export { NameFields } from './name-fields.tsx';
export { photoOf, Portrait } from './portrait.tsx';
