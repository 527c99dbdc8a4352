import { filledData } from '../../support/filled-data.ts';

/** Once, before the workers want it at the same moment. */
export default async function fillData(): Promise<void> {
  await filledData();
}
