import { timeOfDay } from '#platform/server/clock.ts';
import { seal, unseal } from '#platform/server/seal.ts';
import type { AuthenticatorSecret } from '../model/second-factor.ts';

/** Loaded when the first code is asked for: a worker does without its memory until then. */
const otplib = () => import('otplib');

/** Seconds that a code is shown; it is taken one step early or late as well, because clocks differ. */
const period = 30;

export async function newSecret(): Promise<string> {
  const { generateSecret } = await otplib();
  return generateSecret({ length: 20 });
}

export function sealSecret(key: string, secret: string): Buffer {
  return seal(key, 'second-factor', Buffer.from(secret));
}

export async function describeSecret(secret: string, { issuer, email }: { issuer: string; email: string }): Promise<AuthenticatorSecret> {
  const { generateURI } = await otplib();
  const uri = generateURI({ issuer, label: email, secret });
  return { secret, uri, qrCode: await qrCodeOf(uri) };
}

/** The step that the code belongs to; undefined when it is not a code of this secret around now. */
export async function stepOfCode(key: string, sealed: Buffer, code: string): Promise<number | undefined> {
  const { verifySync } = await otplib();
  const secret = unseal(key, 'second-factor', sealed).toString();
  // The phone has the right time; a machine of ours may not, and the others would take other codes.
  const epoch = Math.floor(timeOfDay().getTime() / 1000);
  const result = verifySync({ strategy: 'totp', secret, token: code, period, epochTolerance: period, epoch });
  return result.valid && 'epoch' in result ? Math.floor(result.epoch / period) : undefined;
}

/** One path for all the dark squares of a row that stand together: a picture without any style of its own. */
async function qrCodeOf(text: string): Promise<AuthenticatorSecret['qrCode']> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join('');
  return { size, path };
}

function runsOf(row: readonly boolean[]): [start: number, width: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
