import { getSettings } from '#domains/settings/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { authErrors } from '../model/auth.errors.ts';
import { passwordProblem, shortestPassword } from '../model/password.rules.ts';
import { hashPassword } from './passwords.ts';

interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
  isContentManager: boolean;
}

/** The hash of a password that is good enough for this person. What is wrong with it is said before any work is done. */
export async function hashNewPassword(ctx: Pick<Ctx, 'db' | 'config'>, owner: PasswordOwner, password: string): Promise<string> {
  await requireGoodPassword(ctx, owner, password);
  return hashPassword(password, ctx.config.passwordCost);
}

export async function requireGoodPassword(ctx: Pick<Ctx, 'db'>, owner: PasswordOwner, password: string): Promise<void> {
  const { platformName } = await getSettings(ctx);
  const contextWords = [platformName.nl, platformName.en, owner.email, owner.email.split('@')[0] ?? '', owner.firstName, owner.lastName];
  const code = passwordProblem(password, { ...owner, contextWords });
  if (code === undefined) return;
  throw authErrors.password_refused(undefined, { fields: [{ path: 'password', code, params: { minimum: shortestPassword(owner) } }] });
}
