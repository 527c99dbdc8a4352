export { Answer } from './answer.tsx';
