import type { EnvironmentConfig } from '../config.ts';
import { codeOf, StartFailure } from '../start-failure.ts';

/** Says in one line why nothing can be listened to; any other error comes back as it is. */
export function explainListenFailure(error: unknown, { host, port }: Pick<EnvironmentConfig, 'host' | 'port'>): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return new StartFailure(`Port ${port} on ${host} is taken by another program. Stop that program, or choose another PORT.`, {
      cause: error,
    });
  if (code === 'EACCES')
    return new StartFailure(`Port ${port} needs more rights than this user has. Choose a PORT above 1023.`, { cause: error });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFailure(`HOST ${host} is not an address of this machine.`, { cause: error });
  return error;
}
