import { readFileSync } from 'node:fs';
import { fingerprint, fingerprintPath } from './fingerprint.ts';

function builtFrom(): string | undefined {
  try {
    return readFileSync(fingerprintPath, 'utf8');
  } catch {
    return undefined;
  }
}

if (builtFrom() !== fingerprint()) {
  console.log('Building the website…');
  await import('./build.ts');
}
