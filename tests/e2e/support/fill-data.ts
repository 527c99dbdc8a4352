import { rmSync } from 'node:fs';
import { filledData } from '../../support/filled-data.ts';
import { newTestFolder } from '../../support/test-folder.ts';
import { sharedPictures } from './product.ts';

/** Once, before the workers want it at the same moment. */
export default async function fillData(): Promise<() => void> {
  await filledData();
  const folder = newTestFolder('plein-pictures-');
  process.env[sharedPictures] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
