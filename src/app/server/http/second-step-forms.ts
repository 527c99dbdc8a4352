import type { SessionCookies } from '#domains/auth/model/sign-in.ts';
import {
  clearLoginCookie,
  findSecondStep,
  getProofWays,
  proofRoute,
  secondStepRoute,
  setSessionCookies,
} from '#domains/auth/server/index.ts';
import type { AppError, FieldError } from '#platform/shared/errors.ts';
import type { FormPage } from './form-routes.ts';
import { returnAddress } from '../loading/load-route.ts';
import { proofScreen, secondStepScreen } from '../loading/load-second-step.ts';
import { failed, signInScreen } from '../loading/plain-screens.ts';
import { textOf } from './sign-in-forms.ts';

/** The second step of signing in, and proving once more who one is. */
export function secondStepForms({ isSecure }: { isSecure: boolean }): FormPage[] {
  return [
    {
      route: secondStepRoute,
      done: ({ url, language }, answer) => {
        const { returnTo, ...cookies } = answer as SessionCookies & { returnTo: string };
        return {
          location: returnAddress(url, language, returnTo),
          headers: { 'set-cookie': [...setSessionCookies(cookies, isSecure), clearLoginCookie(isSecure)] },
        };
      },
      again: async ({ url, ctx, language }, error) => {
        const ways = await findSecondStep(ctx);
        if (!ways) return signInScreen(url, ctx.config, { errors: [{ path: '', code: 'auth.attempt_over' }] }, 401);
        return secondStepScreen(language, { ...ways, ...failureOf(error) }, statusOf(error));
      },
    },
    {
      route: proofRoute,
      done: ({ url, language, fields }, answer) => ({
        location: returnAddress(url, language, textOf(fields, 'returnTo')),
        headers: { 'set-cookie': setSessionCookies(answer as SessionCookies, isSecure) },
      }),
      again: async ({ url, ctx, language, fields }, error) => {
        if (error.status === 401 || error.status === 403) return failed(error, url, ctx);
        const ways = await getProofWays(ctx);
        return proofScreen(language, { ...ways, returnTo: textOf(fields, 'returnTo'), ...failureOf(error) }, statusOf(error));
      },
    },
  ];
}

function failureOf({ code, fields, retryAfter = 0 }: AppError): { errors: FieldError[]; secondsToWait: number } {
  return { errors: fields.length > 0 ? fields : [{ path: '', code }], secondsToWait: retryAfter };
}

/** What cannot be read in a form is for its reader no other matter than what is wrong in it. */
function statusOf({ status }: AppError): number {
  return status === 400 ? 422 : status;
}
