import type { RouteAnswer } from '#app/route-answer.ts';
import { areBlocksHere, prepareBlocks } from './blocks.tsx';
import { areEventsHere, prepareEvents } from './late-events.ts';
import { isScreenHere, prepareScreen } from './screens/late-screen.tsx';

/** The types of all blocks that an answer shows, in its screen and around it. */
function blockTypesIn({ screen, frame }: RouteAnswer): string[] {
  const blocks = [...frame.headerBlocks, ...frame.footerBlocks];
  if (screen.kind === 'page') blocks.push(...screen.page.buildingBlockInstances);
  if (screen.kind === 'page-editor') blocks.push(...screen.draft.buildingBlockInstances);
  if (screen.kind === 'item') blocks.push(...screen.item.contentBuildingBlockInstances);
  return blocks.map(({ type }) => type);
}

/** Whether all code is here to show it. */
export function isPrepared(answer: RouteAnswer): boolean {
  return isScreenHere(answer.screen) && areBlocksHere(blockTypesIn(answer)) && areEventsHere(answer.screen);
}

/** Fetches the code that it takes to show an answer, so that it is shown whole. */
export async function prepareAnswer(answer: RouteAnswer): Promise<void> {
  await Promise.all([prepareScreen(answer.screen), prepareBlocks(blockTypesIn(answer)), prepareEvents(answer.screen)]);
}
