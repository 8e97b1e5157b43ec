/** An address as a QR code (ISO/IEC 18004), black on white in every theme so that cameras read it. */
import { encode } from 'uqr';

interface QrCodeProps {
  readonly address: string;
  /** The target of the code, for screen readers. */
  readonly label: string;
}

/** In pixels, where the page sets no other width. */
const WIDTH = 256;
/** Modules of white around the code, as the standard asks for. */
const QUIET_ZONE = 4;

export function QrCode({ address, label }: QrCodeProps) {
  const { data, size } = encode(address, { border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} width={WIDTH} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="var(--code-light)" />
      <path d={dark.join('')} fill="var(--code-dark)" />
    </svg>
  );
}
