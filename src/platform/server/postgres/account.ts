import { spawnSync } from 'node:child_process';
import { StartFailure } from '../start-failure.ts';

/** The system user that PostgreSQL runs as; empty for the user we are ourselves. */
export interface Account {
  uid?: number;
  gid?: number;
}

const name = 'postgres';

/** PostgreSQL refuses to run as root, so root lends it the system user `postgres`, made when missing. */
export function postgresAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const account = findAccount() ?? createAccount();
  if (!account)
    throw new StartFailure(`PostgreSQL does not run as root, and the system user "${name}" could not be created. Start as another user.`);
  return account;
}

function findAccount(): Account | undefined {
  const uid = idOf('-u');
  const gid = idOf('-g');
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function idOf(flag: '-u' | '-g'): number | undefined {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout) : undefined;
}

function createAccount(): Account | undefined {
  const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]);
  // BusyBox, as in Alpine, has another command for the same.
  if (made.status !== 0) spawnSync('adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', name]);
  return findAccount();
}
