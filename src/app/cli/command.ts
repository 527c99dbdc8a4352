/** One command of `npm run plein`. */
export interface Command {
  /** What follows the name, for the help text. Of one that takes nothing it is empty, and what follows is refused. */
  usage: string;
  summary: string;
  /** Gives the exit code. */
  run(args: string[]): Promise<number>;
}

/** The command was written wrongly; the help is shown. */
export class UsageError extends Error {}
