import type { ClientError } from '@mboalink/shared/client-error.ts';
import { Component, type ReactNode } from 'react';
import { reportError } from '../lib/errors/report-error.ts';

type ErrorBoundaryProps = {
  /** What stands inside, for the report. */
  around: Extract<ClientError['caughtBy'], 'screen' | 'shell' | 'site'>;
  /** Shown in place of what broke; `retry` draws that again, and when that did not help loads the page anew. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Keeps an error in what it stands around from blanking everything else, and reports it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error, this.props.around);
  }

  private retried = false;

  private readonly retry = () => {
    if (this.retried) return location.reload();
    this.retried = true;
    this.setState({ broken: false });
  };

  override render() {
    return this.state.broken ? this.props.fallback(this.retry) : this.props.children;
  }
}
