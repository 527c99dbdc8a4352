import { execFileSync } from 'node:child_process';
import { listFiles, readRepositoryFile, reportProblems } from './repository-files.ts';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

export type LockedPackages = Record<string, LockedPackage>;

/** Where Node would find `name` from inside `path`: the nearest node_modules upwards. */
function isFoundFrom(path: string, name: string, packages: LockedPackages): boolean {
  if (packages[path ? `${path}/node_modules/${name}` : `node_modules/${name}`]) return true;
  if (path === '') return false;
  const parent = path.lastIndexOf('/node_modules/');
  return isFoundFrom(parent < 0 ? '' : path.slice(0, parent), name, packages);
}

export function lockProblems(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const isOutside = path !== '' && !locked.link;
    const missing = Object.keys(locked.optionalDependencies ?? {}).filter((name) => !isFoundFrom(path, name, packages));
    return [
      ...(locked.resolved ? [`${path} has a download address; remove "resolved"`] : []),
      ...(isOutside && !locked.integrity ? [`${path} has no integrity hash`] : []),
      // npm leaves out what the registry at hand does not have, and then `npm ci` fails on the other platforms.
      ...missing.map((name) => `${name}, wanted by ${path || 'package.json'}, is not in the lockfile`),
    ];
  });
}

/** The host this machine installs from. It is nobody else's business. */
function registryHost(): string | undefined {
  try {
    const address = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return new URL(address.trim()).host;
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const { packages } = JSON.parse(readRepositoryFile('package-lock.json')) as { packages: LockedPackages };
  const host = registryHost();
  const named = host ? listFiles().filter((path) => readRepositoryFile(path).includes(host)) : [];
  const problems = [...lockProblems(packages), ...named.map((path) => `${path} names the package registry of this machine`)];
  reportProblems(problems, `${Object.keys(packages).length} locked packages`);
}
