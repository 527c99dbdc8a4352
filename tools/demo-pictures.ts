import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnPictures } from '#demo/files.ts';
import { demoPictures } from '#demo/pictures/catalogue.ts';
import { renderLogo, renderPicture } from '#demo/pictures/render.ts';

const source = 'demo/pictures';
const madeFrom = join(drawnPictures, 'made-from');

/** Draws the pictures of the demo platform, so that its first start does not have to. They stay as long as the drawings do. */
export async function drawDemoPictures(): Promise<void> {
  const hash = hashOfSource();
  if (readOrNothing(madeFrom) === hash) return;
  rmSync(drawnPictures, { recursive: true, force: true });
  mkdirSync(drawnPictures, { recursive: true });
  const jobs = [renderLogo, ...demoPictures.map((picture) => () => renderPicture(picture))];
  await Promise.all([drawAll(jobs), drawAll(jobs)]);
  writeFileSync(madeFrom, hash);
}

async function drawAll(jobs: (() => Promise<{ fileName: string; bytes: Buffer }>)[]): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { fileName, bytes } = await job();
    writeFileSync(join(drawnPictures, fileName), bytes);
  }
}

function hashOfSource(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(source).toSorted()) hash.update(readFileSync(join(source, name)));
  return hash.digest('hex');
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
