import { codeGone } from '#platform/shared/errors.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { ApiError, isOffline } from './api-error.ts';
import { logLevel, textOfError } from './client-log.ts';
import { platformMessages } from './messages/index.ts';
import type { Services } from './services.tsx';

/** As a failed call, so that being offline is told apart from code that is gone. */
export function asCodeFailure(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: navigator.onLine === false ? 'request.offline' : codeGone, cause });
}

type LateCodeServices = Pick<Services, 'notices' | 'unsavedChanges' | 'connection' | 'log'>;

interface LateCodeOptions {
  language: Language;
  reload?(): void;
}

/**
 * The code of a part that is rarely needed. Undefined when it cannot be had: a notice then says so, with the way on, which is a new
 * document. What was typed and not saved is saved or asked about before.
 */
export async function fetchCode<T>(services: LateCodeServices, load: () => Promise<T>, options: LateCodeOptions): Promise<T | undefined> {
  try {
    return await load();
  } catch (cause) {
    if (isOffline(asCodeFailure(cause))) {
      services.connection.lose();
      await services.connection.untilBack();
      return fetchCode(services, load, options);
    }
    services.log.write(logLevel.error, 'The code of a part could not be fetched', textOfError(cause));
    offerReload(services, options);
    return undefined;
  }
}

function offerReload(
  { notices, unsavedChanges }: Pick<LateCodeServices, 'notices' | 'unsavedChanges'>,
  { language, reload = () => location.reload() }: LateCodeOptions,
): void {
  const t = textsIn(platformMessages, language).codeGone;
  // Several parts may be missing at once; one reload brings them all.
  if (notices.getSnapshot().some(({ title }) => title === t.title)) return;

  async function leave(): Promise<void> {
    if (!(await unsavedChanges.confirmLeaving())) return;
    unsavedChanges.forget();
    reload();
  }

  const message = unsavedChanges.areThere() ? `${t.text} ${t.saveFirst}` : t.text;
  notices.show({ look: 'negative', title: t.title, message, action: { label: t.reload, run: () => void leave() } });
}
