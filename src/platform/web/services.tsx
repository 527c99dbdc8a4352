import { createContext, use, type ReactNode } from 'react';
import type { ClientLog } from './client-log.ts';
import type { Connection } from './connection.ts';
import type { Dialogs } from './dialogs.ts';
import type { ErrorStatus } from './error-status.ts';
import type { Notices } from './notices.ts';
import type { PageLoading } from './page-loading.ts';
import type { SessionClock } from './session-clock.ts';
import type { SessionEnd } from './session-end.ts';
import type { Session } from './session.ts';
import type { Tasks } from './tasks.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

/** What the application offers to every screen of app mode. Visitors' pages do without. */
export interface Services {
  log: ClientLog;
  notices: Notices;
  tasks: Tasks;
  dialogs: Dialogs;
  session: Session;
  sessionEnd: SessionEnd;
  sessionClock: SessionClock;
  connection: Connection;
  unsavedChanges: UnsavedChanges;
  pageLoading: PageLoading;
  errorStatus: ErrorStatus;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services | null; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** Null on visitors' pages, where everything works without. */
export function useOptionalServices(): Services | null {
  return use(ServicesContext);
}

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('There is no ServicesProvider above this component');
  return services;
}
