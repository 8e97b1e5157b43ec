/** An address as a QR code (ISO/IEC 18004), black on white in every theme so that cameras read it. */
import { encode } from 'uqr';
import styles from './qr-code.module.css';

interface QrCodeProps {
  readonly address: string;
  /** What the code leads to, for those who cannot see it. */
  readonly label: string;
}

/** Modules of white around the code, as the standard asks for. */
const QUIET_ZONE = 4;

export function QrCode({ address, label }: QrCodeProps) {
  const { data, size } = encode(address, { border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} className={styles['code']} viewBox={`0 0 ${size} ${size}`}>
      <path d={dark.join('')} />
    </svg>
  );
}
