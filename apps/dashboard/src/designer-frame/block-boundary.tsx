import { Component, type ReactNode } from 'react';

interface Props {
  /** After a failure the block is rendered again once this value changes. */
  resetBy: unknown;
  fallback: ReactNode;
  onError: (message: string) => void;
  children: ReactNode;
}

/** Limits a render failure to the block in which it occurs. */
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
