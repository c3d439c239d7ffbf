import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

type Place = HTMLElement | null;

const PlaceContext = createContext<Place>(null);
const SetPlaceContext = createContext<(place: Place) => void>(() => {});

/** Knows the place in the bar at the top of the page; when it is there, only what is put into it is drawn anew. */
export function SiteHeaderSlotProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>(null);
  return (
    <SetPlaceContext value={setPlace}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </SetPlaceContext>
  );
}

/** The ref of the place. */
export const useSiteHeaderSlot = () => useContext(SetPlaceContext);

/** Puts something (a search field) into the bar at the top of the page, in place of the name. */
export function InSiteHeader({ children }: { children: ReactNode }) {
  const place = useContext(PlaceContext);
  return place && createPortal(children, place);
}
