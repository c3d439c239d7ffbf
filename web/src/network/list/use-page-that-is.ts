import { useEffect, useEffectEvent } from 'react';

type ShowPage = (page: number, how: { replace: boolean }) => void;

/** Of fewer pages than the address asks for, the last one is shown. */
export function usePageThatIs(pages: number | undefined, page: number, showPage: ShowPage) {
  const show = useEffectEvent(showPage);
  useEffect(() => {
    if (pages !== undefined && page > pages) show(pages, { replace: true });
  }, [pages, page]);
}
