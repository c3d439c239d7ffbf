import { useEffect } from 'react';

/** Closes an open `details` by Escape, by a press beside it and by the choice of a link or button in it. */
export function useClosing(details: { current: HTMLDetailsElement | null }) {
  useEffect(() => {
    const close = () => details.current?.removeAttribute('open');
    const press = ({ target }: Event) => {
      const { current } = details;
      if (!current?.open || !(target instanceof Element)) return;
      if (!current.contains(target) || target.closest('a, button')) close();
    };
    const type = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', press);
    document.addEventListener('keydown', type);
    return () => {
      document.removeEventListener('click', press);
      document.removeEventListener('keydown', type);
    };
  }, [details]);
}
