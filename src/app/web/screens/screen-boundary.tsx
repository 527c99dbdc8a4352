import type { ReactNode } from 'react';
import { ErrorBoundary } from '#platform/web/error-boundary.tsx';
import { useOptionalServices } from '#platform/web/services.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';

const unheard = () => {};

/** A screen that breaks leaves the page around it standing, with a way to try again. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const services = useOptionalServices();
  return (
    <ErrorBoundary write={services?.log.write ?? unheard} fallback={(retry) => <ErrorBox onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}
