import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

export const RoofSlotContext = createContext<HTMLElement | null>(null);

/** Puts something (a search field) into the bar at the top of the page, in place of the name. */
export function InRoofBar({ children }: { children: ReactNode }) {
  const slot = useContext(RoofSlotContext);
  return slot && createPortal(children, slot);
}
