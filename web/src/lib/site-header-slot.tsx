import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

export const SiteHeaderSlotContext = createContext<HTMLElement | null>(null);

/** Puts something (a search field) into the bar at the top of the page, in place of the name. */
export function InSiteHeader({ children }: { children: ReactNode }) {
  const slot = useContext(SiteHeaderSlotContext);
  return slot && createPortal(children, slot);
}
