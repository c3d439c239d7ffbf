import type { QrCode } from '@mboalink/shared/directory/open-calls.ts';
import { useTranslation } from 'react-i18next';

type QrPictureProps = { code: QrCode; address: string; className?: string | undefined };

/** A QR code, dark on white in both themes: readers know no other. */
export function QrPicture({ code: { size, path }, address, className }: QrPictureProps) {
  const { t } = useTranslation('business');
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('business.qrCode', { address })}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** An address as it is typed: without what a browser adds by itself. */
export const typedAddress = (address: string): string => address.replace(/^https?:\/\//, '');
