import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashPage } from './crash-page';

const listeners: (() => void)[] = [];

/** The listener runs when a failure has taken the place of a page. */
export const onCrash = (listener: () => void): number => listeners.push(listener);

type Props = { children: ReactNode; address: string; isWhole: boolean };
type State = { error: unknown; address: string };

/** A page that breaks takes only itself down; going elsewhere is a fresh start. */
class Boundary extends Component<Props, State> {
  override state: State = { error: null, address: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.address === state.address ? null : { address: props.address, error: null };
  }

  override componentDidCatch(): void {
    for (const listener of listeners) listener();
  }

  override render() {
    return this.state.error ? <CrashPage error={this.state.error} isWhole={this.props.isWhole} /> : this.props.children;
  }
}

export function ErrorBoundary({ children, isWhole = false }: { children: ReactNode; isWhole?: boolean }) {
  const { pathname } = useLocation();
  return (
    <Boundary address={pathname} isWhole={isWhole}>
      {children}
    </Boundary>
  );
}
