import type { Language } from '#platform/shared/language.ts';
import type { FormOfAddress } from '#platform/shared/messages.ts';
import type { WriteLog } from '#platform/web/client-log.ts';
import { createConnection } from '#platform/web/connection.ts';
import { createDialogs } from '#platform/web/dialogs.ts';
import { createErrorStatus } from '#platform/web/error-status.ts';
import { createNotices } from '#platform/web/notices.ts';
import { createPageLoading } from '#platform/web/page-loading.ts';
import type { Services } from '#platform/web/services.tsx';
import { createSessionClock } from '#platform/web/session-clock.ts';
import { createSessionEnd } from '#platform/web/session-end.ts';
import { createSession } from '#platform/web/session.ts';
import { createTasks } from '#platform/web/tasks.ts';
import { createUnsavedChanges } from '#platform/web/unsaved-changes.ts';

interface TestServicesOptions {
  language?: Language;
  address?: FormOfAddress;
  isContentManager?: boolean;
  person?: Parameters<typeof createSessionEnd>[0]['person'];
  loadPerson?: Parameters<typeof createSessionEnd>[0]['loadPerson'];
}

/** What the application offers to its screens, and what they wrote to its log. */
export function testServices({
  language = 'nl',
  address = 'u',
  isContentManager = false,
  person = () => null,
  loadPerson = () => Promise.resolve(),
}: TestServicesOptions = {}) {
  const logged: Parameters<WriteLog>[] = [];
  const log = { write: (...entry: Parameters<WriteLog>) => void logged.push(entry), flush: () => {} };
  const notices = createNotices();
  const dialogs = createDialogs();
  const session = createSession({ fetchToken: () => Promise.resolve({ accessToken: 'abc' }) });
  const services: Services = {
    log,
    notices,
    tasks: createTasks({
      notices,
      write: log.write,
      language: () => language,
      isContentManager: () => isContentManager,
      notificationClose: () => undefined,
    }),
    dialogs,
    session,
    sessionEnd: createSessionEnd({ person, loadPerson, token: session }),
    sessionClock: createSessionClock({ use: loadPerson, ask: () => session.start() }),
    connection: createConnection(),
    unsavedChanges: createUnsavedChanges({ dialogs, language: () => language, address: () => address }),
    pageLoading: createPageLoading(),
    errorStatus: createErrorStatus(),
  };
  return { services, logged };
}
