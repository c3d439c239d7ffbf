import { type ComponentType, lazy, Suspense } from 'react';

/** A part of a screen whose script is fetched when it is drawn first; nothing until it is here. */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Late = lazy(() => load().then((component) => ({ default: component })));
  return (props: Props) => (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}
