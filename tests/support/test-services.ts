import type { Language } from '#platform/shared/language.ts';
import type { WriteLog } from '#platform/web/client-log.ts';
import { createDialogs } from '#platform/web/dialogs.ts';
import { createErrorStatus } from '#platform/web/error-status.ts';
import { createNotices } from '#platform/web/notices.ts';
import { createPageLoading } from '#platform/web/page-loading.ts';
import type { Services } from '#platform/web/services.tsx';
import { createSession } from '#platform/web/session.ts';
import { createTasks } from '#platform/web/tasks.ts';

interface TestServicesOptions {
  language?: Language;
  isContentManager?: boolean;
}

/** What the application offers to its screens, and what they wrote to its log. */
export function testServices({ language = 'nl', isContentManager = false }: TestServicesOptions = {}) {
  const logged: Parameters<WriteLog>[] = [];
  const log = { write: (...entry: Parameters<WriteLog>) => void logged.push(entry), flush: () => {} };
  const notices = createNotices();
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
    dialogs: createDialogs(),
    session: createSession({ fetchToken: () => Promise.resolve({ accessToken: 'abc' }) }),
    pageLoading: createPageLoading(),
    errorStatus: createErrorStatus(),
  };
  return { services, logged };
}
