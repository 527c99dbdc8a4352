import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig, type EnvironmentConfig } from '#platform/server/config.ts';
import { openDatabaseServer } from '#platform/server/db/database-server.ts';
import { createLogger } from '#platform/server/logger.ts';
import { lineFor } from '../../server/process/start-output.ts';
import type { Command } from '../command.ts';
import { checkDatabase } from './database.ts';
import { advice, good, problem, type Finding } from './finding.ts';
import { checkDataFolder, checkNode, checkSpace } from './machine.ts';

const marks: Record<Finding['level'], string> = { good: 'ok     ', advice: 'advice ', problem: 'PROBLEM' };

export const doctorCommand: Command = {
  usage: '',
  summary: 'say in plain words what is wrong with this installation',
  async run() {
    const findings = await examine();
    for (const { level, text } of findings) console.log(`${marks[level]}  ${text}`);
    return findings.some(({ level }) => level === 'problem') ? 1 : 0;
  },
};

async function examine(): Promise<Finding[]> {
  const config = readOrExplain();
  if (Array.isArray(config)) return [checkNode(), ...config];
  const configuration = [good('The configuration is correct.'), ...config.advice.map(advice)];
  const machine = [checkNode(), ...configuration, ...checkDataFolder(config.dataDir), checkSpace(config.dataDir)];
  return [...machine, ...(await examineDatabase(config))];
}

function readOrExplain(): EnvironmentConfig | Finding[] {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(problem);
    throw error;
  }
}

/** Looks, and makes nothing: a folder without a database stays one. */
async function examineDatabase(config: EnvironmentConfig): Promise<Finding[]> {
  if (config.database.url === undefined && !existsSync(join(config.dataDir, 'pg')))
    return [advice('There is no database yet; npm start makes it.')];
  const log = createLogger({ logLevel: 'silent' });
  try {
    const databaseServer = await openDatabaseServer({ config, log, mayShare: true });
    try {
      return await checkDatabase(databaseServer.connections, log);
    } finally {
      await databaseServer.stop();
    }
  } catch (error) {
    return [problem(lineFor(error))];
  }
}
