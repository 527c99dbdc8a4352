import { ownerOf, userName } from './system-user.ts';

/** Something outside the program keeps it from starting. The message is the one line that the operator reads. */
export class StartFailure extends Error {
  constructor(message: string, options?: { cause: unknown }) {
    super(message, options);
    this.name = 'StartFailure';
  }
}

/** The code of a system or database error (`ENOSPC`, `28P01`), when it has one. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Turns a failing file operation into the line that says what to do about it; anything else is thrown as it is. */
export function explainFileFailure(error: unknown, path: string): never {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    throw new StartFailure(`The disk is full: nothing can be written in ${path}.`, { cause: error });
  if (code === 'EACCES' || code === 'EPERM')
    throw new StartFailure(`${path} is not writable by this user${whoseIs(path)}`, { cause: error });
  if (code === 'EROFS') throw new StartFailure(`${path} is on a read-only disk.`, { cause: error });
  if (code === 'ENOENT') throw new StartFailure(`${path} cannot be created.`, { cause: error });
  if (code === 'ENOTDIR' || code === 'EEXIST') throw new StartFailure(`${path} is not a folder.`, { cause: error });
  throw error;
}

/** Of what is somebody else's: whose, and how to give it away. */
function whoseIs(path: string): string {
  const own = process.getuid?.();
  const owner = ownerOf(path);
  if (own === undefined || owner === undefined || owner === own) return '.';
  const [user, other] = [userName(own), userName(owner)];
  return `, ${user}: it belongs to ${other}. Start Plein as ${other}, or give it away as root: chown -R ${user} ${path}`;
}
