import { getSetting, listSettings, updateSetting } from '#domains/settings/server/index.ts';
import { UsageError, type Command } from './command.ts';
import { asSystem } from './connected.ts';

export const settingsCommand: Command = {
  usage: 'list | get <key> | set <key> <value>',
  summary: 'read and change platform settings; a value is JSON or plain text',
  async run([action, key, value, ...rest]) {
    if (rest.length > 0) throw new UsageError('A value with spaces needs quotes.');
    if (action === 'list' && key === undefined) return list();
    if (action === 'get' && key !== undefined && value === undefined) return get(key);
    if (action === 'set' && key !== undefined && value !== undefined) return set(key, value);
    throw new UsageError('settings needs: list, get <key> or set <key> <value>.');
  },
};

async function list(): Promise<number> {
  const settings = await asSystem((ctx) => listSettings(ctx, { includeAll: 'true' }));
  const width = Math.max(...settings.map(({ key }) => key.length));
  for (const { key, value } of settings) console.log(`${key.padEnd(width)}  ${JSON.stringify(value)}`);
  return 0;
}

async function get(key: string): Promise<number> {
  const { value } = await asSystem((ctx) => getSetting(ctx, key));
  console.log(JSON.stringify(value));
  return 0;
}

async function set(key: string, text: string): Promise<number> {
  const { value } = await asSystem((ctx) => updateSetting(ctx, key, fromText(text)));
  console.log(`${key} is now ${JSON.stringify(value)}`);
  return 0;
}

function fromText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
