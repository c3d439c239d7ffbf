import styles from './village.module.css';

type HutProps = { x: number; y: number; scale: number; far?: boolean };

function Hut({ x, y, scale, far }: HutProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill="var(--brand-2)" d="M14 36h52v80H14z" />
      <path fill={far ? 'var(--brand-2)' : 'var(--brand-3)'} d="M0 38 40 8l40 30z" />
      {!far && <path className={styles.line} stroke="var(--brand)" d="m20 34 20-14 20 14M30 36l10-7 10 7" />}
      {!far && <path fill="var(--brand)" d="M30 116V60a10 10 0 0 1 20 0v56z" />}
    </g>
  );
}

/** A picture: the houses of a town, a golden one that answers among them. */
export function Village() {
  return (
    <svg
      className={styles.village}
      viewBox="0 0 640 204"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <Hut far x={-10} y={64} scale={1.4} />
      <Hut far x={190} y={60} scale={1.5} />
      <Hut far x={360} y={52} scale={1.6} />
      <Hut far x={520} y={60} scale={1.5} />
      <Hut x={60} y={88} scale={1.1} />
      <Hut x={170} y={98} scale={1} />
      <Hut x={276} y={102} scale={0.95} />
      <Hut x={520} y={94} scale={1.05} />
      <Hut x={604} y={102} scale={0.95} />
      <g transform="translate(380 68)">
        <path fill="#fbf8ef" d="M22 48h66v88H22z" />
        <path fill="var(--gold)" d="M0 52 55 6l55 46z" />
        <path className={styles.line} stroke="#b06f06" d="m26 44 29-22 29 22M40 48l15-11 15 11" />
        <path fill="#0b3d2b" d="M43 136V80a12 12 0 0 1 24 0v56z" />
      </g>
      <g transform="translate(452 8)">
        <path
          fill="#fbf8ef"
          d="M10 0h70a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10H34L20 58V44H10A10 10 0 0 1 0 34V10A10 10 0 0 1 10 0z"
        />
        <path className={styles.line} stroke="#0e5a3c" d="m24 23 8 8 14-16m0 14 3 3 14-17" />
      </g>
    </svg>
  );
}
