import { useLayoutEffect, useRef } from 'react';

const room = '--page-bar';

/** For a bar of a page at the bottom edge: the banner of the network stands above it while it is there. */
export function usePageBar() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      const covers = getComputedStyle(element).position !== 'static';
      style.setProperty(room, covers ? `${element.offsetHeight}px` : '0px');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(room);
    };
  }, []);
  return bar;
}
