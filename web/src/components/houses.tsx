import { classNames } from './class-names.ts';
import styles from './houses.module.css';

type HousesProps = {
  lit: readonly boolean[];
  /** They stand on the green of a header, without a ground of their own. */
  onBrand?: boolean;
  className?: string | undefined;
};

/** A row of houses, each lit or dark; what they stand for is said beside them. */
export function Houses({ lit, onBrand = false, className }: HousesProps) {
  const width = 67 * lit.length + 1;
  const hills = Array.from({ length: Math.ceil(lit.length / 2) }, (_, at) => 17 + at * 134);
  return (
    <svg
      className={classNames(styles.drawing, className)}
      viewBox={onBrand ? `0 38 ${width} 59` : `0 0 ${width} 104`}
      width={width}
      height={onBrand ? 59 : 104}
      aria-hidden="true"
    >
      {!onBrand && <path className={styles.night} d={`M0 0h${width}v104H0z`} />}
      {hills.map((x) => (
        <path key={x} className={styles.hill} d={`M${x - 45} 97l50-52 50 52z`} />
      ))}
      {lit.map((isLit, at) => (
        <g
          key={`${at}-${isLit}`}
          className={isLit ? styles.lit : undefined}
          transform={`translate(${at * 67})`}
        >
          <path className={styles.wall} d="M15 97v-24h38v24z" />
          <path className={styles.roof} d="M3 75 34 41 65 75z" />
          <path className={styles.door} d="M28 97V84.5a6 6 0 0 1 12 0V97z" />
        </g>
      ))}
      <path className={styles.ground} d={`M0 97h${width}v7H0z`} />
    </svg>
  );
}

/** The same in a line of text: gold where lit, an outline where not. */
export function SmallHouses({ lit }: { lit: readonly boolean[] }) {
  return (
    <svg
      className={styles.small}
      viewBox={`0 0 ${lit.length * 22} 20`}
      width={lit.length * 18}
      height="16"
      aria-hidden="true"
    >
      {lit.map((isLit, at) => (
        <path
          key={`${at}-${isLit}`}
          className={isLit ? styles.gold : undefined}
          transform={`translate(${at * 22})`}
          d="M2 9.5 11 2l9 7.5V18H2z"
        />
      ))}
    </svg>
  );
}

/** So many of so many are lit. */
export const litOf = (count: number, of: number): boolean[] =>
  Array.from({ length: of }, (_, at) => at < count);
