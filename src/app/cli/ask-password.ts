import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { UsageError } from './command.ts';

/** A password by prompt, or the first line of what is piped in. Nothing means: make one for me. */
export async function readNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const first = await askHidden('Password (empty to generate one): ');
  if (first === '') return '';
  if ((await askHidden('Once more: ')) !== first) throw new UsageError('The two passwords are not the same.');
  return first;
}

async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silence, terminal: true });
  try {
    return await prompt.question('');
  } finally {
    prompt.close();
    process.stdout.write('\n');
  }
}
