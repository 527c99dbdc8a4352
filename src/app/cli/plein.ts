import { keepCompiledCode } from '#platform/server/compiled-code.ts';
import { ConfigError, runAs } from '#platform/server/config.ts';
import { lineFor } from '../server/process/start-output.ts';
import { UsageError, type Command } from './command.ts';

keepCompiledCode();
runAs('production');

const { createAdminCommand } = await import('./create-admin.command.ts');
const { doctorCommand } = await import('./doctor/doctor.command.ts');
const { migrateCommand } = await import('./migrate.command.ts');
const { endSessionsCommand } = await import('./end-sessions.command.ts');
const { reindexCommand } = await import('./reindex.command.ts');
const { resetPasswordCommand } = await import('./reset-password.command.ts');
const { resetSecondFactorCommand } = await import('./reset-second-factor.command.ts');
const { seedCommand } = await import('./seed.command.ts');
const { settingsCommand } = await import('./settings.command.ts');
const { termsCommand } = await import('./terms.command.ts');

const commands: Record<string, Command> = {
  migrate: migrateCommand,
  seed: seedCommand,
  'create-admin': createAdminCommand,
  'reset-password': resetPasswordCommand,
  'end-sessions': endSessionsCommand,
  'reset-second-factor': resetSecondFactorCommand,
  settings: settingsCommand,
  terms: termsCommand,
  reindex: reindexCommand,
  doctor: doctorCommand,
};

process.exitCode = await run(process.argv.slice(2));

async function run([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help') {
    console.log(help());
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return explainUsage(`There is no command "${name}".`, help());
  if (args.includes('--help')) {
    console.log(helpFor(name, command));
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (isUsageError(error)) return explainUsage(error.message, helpFor(name, command));
    console.error(error instanceof ConfigError ? `The configuration is not right:\n  ${error.problems.join('\n  ')}` : lineFor(error));
    return 1;
  }
}

/** `parseArgs` of Node tells a wrong option by a code of its own. */
function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function explainUsage(problem: string, usage: string): number {
  console.error(`${problem}\n\n${usage}`);
  return 2;
}

function help(): string {
  return ['Usage: npm run plein -- <command>', '', ...Object.entries(commands).map(([name, command]) => helpFor(name, command))].join('\n');
}

function helpFor(name: string, { usage, summary }: Command): string {
  return `  ${name} ${usage}`.trimEnd() + `\n      ${summary}`;
}
