import { cloneElement, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { loadOnDemand } from '@/lib/http/load-on-demand';

type Pressable = {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
};

type MenuOnDemandProps = {
  trigger: ReactElement<Pressable>;
  /** Fetches the module in which the menu lives. */
  load: () => Promise<unknown>;
  /** The menu itself, lazy, opening at once. */
  children: (trigger: ReactElement) => ReactNode;
};

/** A menu whose code loads when its button is pressed: a table of a hundred rows carries a hundred plain buttons. */
export function MenuOnDemand({ trigger, load, children }: MenuOnDemandProps) {
  const [wanted, setWanted] = useState(false);
  const preload = () => void load().catch(() => {});
  const asleep = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => void loadOnDemand(load).then((here) => setWanted(here)),
  });
  return wanted ? <Suspense fallback={asleep}>{children(trigger)}</Suspense> : asleep;
}
