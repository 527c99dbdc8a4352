import { z } from 'zod';

/** What the sign-in form sends. Loose on purpose: whatever is wrong with it, the answer is the same. */
export const SignIn = z.object({
  email: z.string().trim().max(320).default(''),
  password: z.string().max(1024).default(''),
  returnTo: z.string().max(2048).optional(),
});
export type SignIn = z.infer<typeof SignIn>;
