import { type RefObject, useLayoutEffect, useState } from 'react';

const margin = 8;

/**
 * How many pixels of an element fit on the screen below its top edge: up to the keyboard of a phone, which covers the
 * page without making it smaller. Undefined where the browser does not say.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      setRoom(Math.max(0, Math.floor(viewport.offsetTop + viewport.height - top - margin)));
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element]);
  return room;
}
