import { getMenuWithName } from '#domains/menus/model/menu.contract.ts';
import { forAnybody } from './call.ts';

export const menuCalls = [
  forAnybody(getMenuWithName, {
    input: { body: { name: 'Top level menu' } },
    openWhileViewing: true,
    answers: [{ as: 'visitor', input: { body: { name: 'Voettekst' } }, status: 404 }],
  }),
];
