import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { advice, good, problem, type Finding } from './finding.ts';

const neededMajor = 24;
const megabyte = 1024 * 1024;
const enoughSpace = 1024 * megabyte;
const tooLittleSpace = 200 * megabyte;

export function checkNode(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= neededMajor) return good(`Node.js ${process.versions.node}.`);
  return problem(`Node.js ${process.versions.node} is too old; ${neededMajor} comes with npm ci. Start through npm, not with node itself.`);
}

export function checkDataFolder(dataDir: string): Finding[] {
  const nearest = nearestExisting(dataDir);
  if (!isWritable(nearest)) return [problem(`${nearest} is not writable by this user, so nothing can be kept in ${dataDir}.`)];
  return [
    good(existsSync(dataDir) ? `Data is kept in ${dataDir}.` : `${dataDir} does not exist yet; the first start makes it.`),
    ...checkWayIn(nearest),
    ...checkSecretFiles(dataDir),
  ];
}

export function checkSpace(dataDir: string): Finding {
  const { bavail, bsize } = statfsSync(nearestExisting(dataDir));
  const free = bavail * bsize;
  const text = `${Math.round(free / megabyte).toLocaleString('en')} MB free on the disk of ${dataDir}.`;
  if (free < tooLittleSpace) return problem(`Only ${text} PostgreSQL stops when it is full.`);
  return free < enoughSpace ? advice(`Only ${text}`) : good(text);
}

/** As root, PostgreSQL runs as the user `postgres`, who may have no way through a closed folder such as root's home. */
function checkWayIn(folder: string): Finding[] {
  if (process.getuid?.() !== 0) return [];
  const closed = ancestors(folder).find((ancestor) => (statSync(ancestor).mode & 0o001) === 0);
  if (closed === undefined) return [];
  if (process.platform === 'linux')
    return [
      advice(
        `${closed} is closed to other users. PostgreSQL, which does not run as root, gets in by another way; a folder outside it is simpler.`,
      ),
    ];
  return [
    problem(
      `${closed} is closed to other users, and PostgreSQL does not run as root. Choose a DATA_DIR outside it, or start as another user.`,
    ),
  ];
}

function checkSecretFiles(dataDir: string): Finding[] {
  const readable = ['secret', 'database-secret']
    .map((name) => join(dataDir, name))
    .filter((file) => existsSync(file) && (statSync(file).mode & 0o077) !== 0);
  return readable.map((file) => problem(`${file} can be read by other users. Protect it with: chmod 600 ${file}`));
}

function ancestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [] : [...ancestors(parent), parent];
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
