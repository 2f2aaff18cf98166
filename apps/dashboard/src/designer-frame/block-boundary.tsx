import { Component, type ReactNode } from 'react';

interface Props {
  /** Whatever is drawn anew after a failure once this is another value. */
  resetBy: unknown;
  fallback: ReactNode;
  onError: (message: string) => void;
  children: ReactNode;
}

/** Keeps a failure of one block to that block. */
export class BlockBoundary extends Component<Props, { failedFor: unknown; failed: boolean }> {
  override state = { failed: false, failedFor: undefined };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ failedFor: this.props.resetBy });
    this.props.onError(error instanceof Error ? error.message : String(error));
  }

  override componentDidUpdate() {
    const { failed, failedFor } = this.state;
    if (failed && failedFor !== undefined && failedFor !== this.props.resetBy) {
      this.setState({ failed: false, failedFor: undefined });
    }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
