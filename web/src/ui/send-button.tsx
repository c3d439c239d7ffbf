import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { useOnline } from './use-online.ts';

/** A button whose press asks our server for something: without a network it says so and waits. */
export function SendButton({ blocked, ...button }: ComponentProps<typeof Button>) {
  const { t } = useTranslation();
  const away = !useOnline();
  return <Button {...button} blocked={blocked ?? (away ? t('ui.offline') : undefined)} />;
}
