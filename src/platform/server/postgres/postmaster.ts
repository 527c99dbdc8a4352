import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { explainFileFailure } from '../start-failure.ts';
import { clusterArgument, type Site } from './cluster.ts';
import { keeperName, parentOf } from './processes.ts';
import { stopSteps } from './stop-postmaster.ts';

const largestLog = 5_000_000;

/** Ends the process $1 as `stopPostmaster` does, for when we are not there any more to do it. */
const stopFunction = `
stop() {
  for step in ${stopSteps.map(({ signal, seconds }) => `${signal.slice(3)}:${seconds}`).join(' ')}; do
    kill -"\${step%:*}" "$1" 2>/dev/null || return
    left=\${step#*:}
    while [ "$left" -gt 0 ] && sleep 1; do
      kill -0 "$1" 2>/dev/null || return
      left=$((left - 1))
    done
  done
}`;

/**
 * Runs PostgreSQL ("$@") until the pipe to us closes, however we ended; then stops it.
 * The pipe moves to descriptor 3, because a shell gives its background jobs an empty standard input.
 */
const keeper = `${stopFunction}
exec 3<&0 </dev/null
"$@" 3<&- &
postgres=$!
(cd / && read -r _ <&3; stop $postgres) &
reader=$!
exec 3<&-
wait $postgres
status=$?
kill $reader 2>/dev/null
exit $status`;

const watcher = `${stopFunction}
read -r _; stop "$1"`;

/** The shell process between us and PostgreSQL. */
export interface Keeper {
  /** A PostgreSQL may still come from it. */
  isStarting(): boolean;
  /** Is this the PostgreSQL that it ties to our life? */
  keeps(postmasterPid: number): boolean;
  release(): void;
}

/** Starts PostgreSQL in a session of its own, so that neither Ctrl-C nor a kill of our process group reaches it. */
export function launchPostgres(site: Site): Keeper {
  const { folders, binaries, account } = site;
  const settings = {
    listen_addresses: '',
    // Details are values out of rows, such as the address that somebody else has already.
    log_error_verbosity: 'terse',
    // Relative to its own files: as root there may be no way through the folders above.
    unix_socket_directories: folders.socket.startsWith(folders.dataDir) ? relative(folders.cluster, folders.socket) : folders.socket,
    ...(site.isDurable
      ? { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
      : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [binaries.postgres, '-D', clusterArgument(folders.cluster, account), '-p', '5432', ...options];
  const output = openLog(folders.dataDir);
  try {
    const child = spawn('/bin/sh', ['-c', keeper, keeperName(process.pid), ...command], {
      ...account,
      cwd: folders.cluster,
      detached: true,
      stdio: ['pipe', output, output],
    });
    letGo(child);
    return {
      isStarting: () => child.pid !== undefined && child.exitCode === null && child.signalCode === null,
      keeps: (pid) => parentOf(pid) === child.pid,
      release: () => child.stdin?.end(),
    };
  } finally {
    closeSync(output);
  }
}

/** Ties a PostgreSQL that outlived its starter to our own life. */
export function watchPostgres(pid: number, site: Site): Keeper {
  const child = spawn('/bin/sh', ['-c', watcher, 'plein-postgres-watch', String(pid)], {
    ...site.account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  letGo(child);
  return {
    isStarting: () => false,
    keeps: (candidate) => candidate === pid,
    // It must not live on to stop a process that gets the number after this one.
    release: () => void child.kill(),
  };
}

/** It does not keep our process from ending. */
function letGo(child: ChildProcess): void {
  // A shell that cannot be started shows itself as a PostgreSQL that never answers.
  child.on('error', () => {});
  child.stdin?.on('error', () => {});
  child.unref();
  if (child.stdin && 'unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
}

export function logFile(dataDir: string): string {
  return join(dataDir, 'postgres.log');
}

export function logSize(dataDir: string): number {
  return statSync(logFile(dataDir), { throwIfNoEntry: false })?.size ?? 0;
}

/** What PostgreSQL has written since the log had this size. */
export function logSince(dataDir: string, size: number): string {
  const content = readFileSync(logFile(dataDir));
  return content.subarray(size <= content.length ? size : 0).toString('utf8');
}

function openLog(dataDir: string): number {
  try {
    if (logSize(dataDir) > largestLog) renameSync(logFile(dataDir), `${logFile(dataDir)}.1`);
    return openSync(logFile(dataDir), 'a', 0o600);
  } catch (error) {
    return explainFileFailure(error, dataDir);
  }
}
