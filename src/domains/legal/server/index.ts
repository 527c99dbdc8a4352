export { legalTextOf } from './legal.service.ts';
