import { Component, type ErrorInfo, type ReactNode } from "react";
import type { Log } from "../../services/log/Log.ts";

export interface FailureBoundaryProps {
  /** Named in the log. */
  readonly part: string;
  readonly log: Log;
  readonly draw: (failure: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** A part that throws while it is drawn is replaced by an error view; the rest of the document goes on. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failure?: unknown; hasFailed: boolean }> {
  override state = { failure: undefined as unknown, hasFailed: false };

  static getDerivedStateFromError(failure: unknown): { failure: unknown; hasFailed: boolean } {
    return { failure, hasFailed: true };
  }

  override componentDidCatch(failure: Error, info: ErrorInfo): void {
    this.props.log.error(failure, { part: this.props.part, components: info.componentStack ?? "" });
  }

  override render(): ReactNode {
    const retry = (): void => this.setState({ failure: undefined, hasFailed: false });
    return this.state.hasFailed ? this.props.draw(this.state.failure, retry) : this.props.children;
  }
}
