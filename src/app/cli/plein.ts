import { keepCompiledCode } from '#platform/server/compiled-code.ts';
import { ConfigError, runAs } from '#platform/server/config.ts';
import { lineFor } from '../server/process/start-output.ts';
import { UsageError, type Command } from './command.ts';

keepCompiledCode();
runAs('production');

/** Each is loaded when it is asked for: one of them is never all of the product. */
const commands: Record<string, () => Promise<Command>> = {
  migrate: async () => (await import('./migrate.command.ts')).migrateCommand,
  seed: async () => (await import('./seed.command.ts')).seedCommand,
  'create-admin': async () => (await import('./create-admin.command.ts')).createAdminCommand,
  'reset-password': async () => (await import('./reset-password.command.ts')).resetPasswordCommand,
  'end-sessions': async () => (await import('./end-sessions.command.ts')).endSessionsCommand,
  'reset-second-factor': async () => (await import('./reset-second-factor.command.ts')).resetSecondFactorCommand,
  settings: async () => (await import('./settings.command.ts')).settingsCommand,
  terms: async () => (await import('./terms.command.ts')).termsCommand,
  reindex: async () => (await import('./reindex.command.ts')).reindexCommand,
  doctor: async () => (await import('./doctor/doctor.command.ts')).doctorCommand,
};

process.exitCode = await run(process.argv.slice(2));

async function run([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help') {
    console.log(await help());
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined;
  if (!command) return explainUsage(`There is no command "${name}".`, await help());
  if (args.includes('--help')) {
    console.log(helpFor(name, command));
    return 0;
  }
  if (command.usage === '' && args.length > 0) return explainUsage(`${name} takes nothing behind it.`, helpFor(name, command));
  try {
    return await command.run(args);
  } catch (error) {
    if (isUsageError(error)) return explainUsage(error.message, helpFor(name, command));
    console.error(error instanceof ConfigError ? `The configuration is not correct:\n  ${error.problems.join('\n  ')}` : lineFor(error));
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

async function help(): Promise<string> {
  const lines = await Promise.all(Object.entries(commands).map(async ([name, load]) => helpFor(name, await load())));
  return ['Usage: npm run plein -- <command>', '', ...lines].join('\n');
}

function helpFor(name: string, { usage, summary }: Command): string {
  return `  ${name} ${usage}`.trimEnd() + `\n      ${summary}`;
}
