import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether what calls it is still drawn, for answers that come late. */
export function useIsThere(): Readonly<RefObject<boolean>> {
  const isThere = useRef(true);
  useLayoutEffect(
    () => () => {
      isThere.current = false;
    },
    [],
  );
  return isThere;
}
