import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The product serves what was built; tests that start it need that as much as people do. */
export default function build(): void {
  const repository = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync(process.execPath, ['tools/build-if-needed.ts'], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
