export { legalTextOf, wordsOf } from './legal.service.ts';
