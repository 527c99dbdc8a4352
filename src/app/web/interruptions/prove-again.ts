import { formOfAddressAt } from '#app/form-of-address.ts';
import type { Language } from '#platform/shared/language.ts';
import { fetchCode } from '#platform/web/late-code.ts';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';
import type { Services } from '#platform/web/services.tsx';

interface Page {
  services: Services;
  optimizer: LoadOptimizer;
  language: Language;
}

let question: Promise<boolean> | null = null;

/** For every call that is refused until its sender proves who they are, from whatever screen. Several at a time are one question. */
export function proveAgain(page: Page): Promise<boolean> {
  question ??= ask(page).finally(() => (question = null));
  return question;
}

async function ask({ services, optimizer, language }: Page): Promise<boolean> {
  const late = await fetchCode(services, () => import('#domains/auth/ui/ask-proof.tsx'), { language });
  if (!late) return false;
  return late.askProof({ dialogs: services.dialogs, optimizer, language, address: formOfAddressAt(location.pathname) });
}
