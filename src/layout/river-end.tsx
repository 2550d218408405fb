import styles from './river-end.module.css'

export function RiverEnd() {
  return (
    <div className={styles.end}>
      <svg aria-hidden="true" viewBox="0 0 240 116" className={styles.city}>
        <path d="M58 116V44h28v72M60 44c-7-10 1-17 5-21 4-3 5-6 7-12 2 6 3 9 7 12 4 4 12 11 5 21M72 11V3M108 116V44h28v72M110 44c-7-10 1-17 5-21 4-3 5-6 7-12 2 6 3 9 7 12 4 4 12 11 5 21M122 11V3M136 60h64l12 26v30M136 86h76M6 116V96l16-14 16 14v20" />
        <path
          className={styles.windows}
          d="M69 58h6v12h-6zM119 58h6v12h-6zM119 82h6v12h-6zM152 96h7v12h-7zM186 96h7v12h-7zM19 98h6v8h-6z"
        />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 400 24" preserveAspectRatio="none" className={styles.water}>
        <path d="M0 6C60-6 110 20 180 12S310 2 400 6" />
        <path className={styles.faint} d="M30 17c50-8 90 8 150 2s110-6 190 0" />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 240 116" className={styles.city}>
        <path d="M6 116V84h40v32M60 116l7-62m10 0 7 62M72 32V2M58 44h28M86 44a14 14 0 1 1-28 0 14 14 0 1 1 28 0M104 116V86h116v30M98 86h128l-5-12H103zM122 86v30M143 86v30M181 86v30M202 86v30M152 74V62h20v12M158 62v-7m8 7v-7" />
        <path className={styles.windows} d="M14 94h7v8h-7zM30 94h7v8h-7zM66 40h12v3H66zM158 96h8v20h-8z" />
      </svg>
    </div>
  )
}
