import styles from './map-sketch.module.css';

/** Streets and water of no place in particular, until the real map is asked for. */
export function MapSketch() {
  return (
    <svg className={styles.map} viewBox="0 0 800 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.water} d="M560-20c-30 70 20 120-20 190s-150 70-170 140 30 110 10 170h460V-20z" />
      <path className={styles.water} d="M-20 120c120 20 160 60 260 50s150-60 320-30v34c-160-24-220 32-330 38S90 170-20 152z" />
      <path className={styles.park} d="M70 250l150-20 40 110-160 40zM300 20h110l-20 80-100 10z" />
      <path className={styles.street} d="M-20 230 260 215l90 250M120-20l30 140 20 350M-20 60l330-20 70-60M-20 400l340-40M260 215 250-20" />
      <path className={styles.lane} d="M60 235v200M200 222l30 140M40 55 60-20M190 48l10 80M-20 320l160-12M300 130l20-100" />
      <path className={styles.pin} d="M258 200c-15-21-24-33-24-46a24 24 0 0 1 48 0c0 13-9 25-24 46z" />
      <circle className={styles.eye} cx="258" cy="154" r="8" />
    </svg>
  );
}
