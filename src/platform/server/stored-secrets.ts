import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config, EnvironmentConfig } from './config.ts';
import { makeDataDir } from './data-dir.ts';
import { codeOf, explainFileFailure, StartFailure } from './start-failure.ts';

/** Fills in the secrets that the environment left open. They are made once and kept in `DATA_DIR`, so sessions survive a restart. */
export function completeConfig(config: EnvironmentConfig): Config {
  const secret = config.secret ?? keptSecret(config.dataDir, 'secret', () => randomBytes(48).toString('base64url'));
  const demo = config.demo.isOn
    ? { password: config.demo.password ?? keptSecret(config.dataDir, 'demo-password', readablePassword) }
    : undefined;
  return Object.freeze({ ...config, secret, demo });
}

/** One that is not there yet is made. */
export function keptSecret(dataDir: string, name: string, make: () => string): string {
  try {
    return readKept(join(dataDir, name)) ?? keep(dataDir, name, make());
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    return explainFileFailure(error, dataDir);
  }
}

export function readKept(path: string): string | undefined {
  try {
    refuseWhenOthersCanRead(path);
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function refuseWhenOthersCanRead(path: string): void {
  if ((statSync(path).mode & 0o077) === 0 || process.platform === 'win32') return;
  throw new StartFailure(`${path} can be read by other users of this machine. Replace it, or protect it with: chmod 600 ${path}`);
}

/** Linked into place as a whole: a crash leaves no empty secret, and two starts at once agree on the first one's. */
function keep(dataDir: string, name: string, value: string): string {
  makeDataDir(dataDir);
  const path = join(dataDir, name);
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, `${value}\n`, { mode: 0o600, flush: true });
    linkSync(draft, path);
    return value;
  } catch (error) {
    const winner = codeOf(error) === 'EEXIST' ? readKept(path) : undefined;
    if (winner === undefined) throw error;
    return winner;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Twenty letters and digits that cannot be mistaken for each other, in groups: somebody has to type this. */
export function readablePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  // 248 is the largest multiple of the alphabet's 31 below 256: beyond it some letters would come up more often.
  const letters = [...randomBytes(80)].filter((byte) => byte < 248).map((byte) => alphabet[byte % alphabet.length]);
  return letters
    .slice(0, 20)
    .join('')
    .replace(/(.{5})(?=.)/g, '$1-');
}
