import { Component, type ReactNode } from 'react';
import { logLevel, textOfError, type WriteLog } from './client-log.ts';
import { useOptionalServices } from './services.tsx';

interface ErrorBoundaryProps {
  /** What stands in the place of the part that broke. */
  fallback(retry: () => void): ReactNode;
  children: ReactNode;
}

/** Keeps a part that breaks from taking the whole page with it. Does nothing on the server: there, React has no error boundaries. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const services = useOptionalServices();
  return <Boundary {...props} write={services?.log.write ?? unheard} />;
}

const unheard = () => {};

class Boundary extends Component<ErrorBoundaryProps & { write: WriteLog }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: { componentStack?: string | null }): void {
    this.props.write(logLevel.critical, `Rendering failed: ${String(error)}`, `${textOfError(error)}\n${componentStack ?? ''}`);
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return this.props.fallback(() => this.setState({ isBroken: false }));
  }
}
