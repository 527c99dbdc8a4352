import type { ReactNode } from 'react';
import { ErrorBoundary } from '#platform/web/error-boundary.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';

/** A screen that breaks leaves the page around it standing, with a way to try again. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={(retry) => <ErrorBox onRetry={retry} />}>{children}</ErrorBoundary>;
}
