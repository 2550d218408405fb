import { FormTheme } from '#src/forms/form-theme.tsx'
import { ContentSpecimens } from './content-specimens.tsx'
import { FieldSpecimens } from './field-specimens.tsx'
import styles from './gallery.module.css'
import { SectionSpecimens } from './section-specimens.tsx'
import { SCHEMES } from './specimen.tsx'

/** The parts of `src/ui` and the fields of the forms, in every state, by day beside by night. */
export function UiShelf() {
  return (
    <FormTheme>
      <h1 className={styles.page}>Components</h1>
      <div className={styles.schemes}>
        {SCHEMES.map((scheme) => (
          <div key={scheme} className={`${styles.scheme} ${styles[scheme]}`}>
            <ContentSpecimens scheme={scheme} />
            <FieldSpecimens scheme={scheme} />
          </div>
        ))}
      </div>
      {SCHEMES.map((scheme) => (
        <div key={scheme} className={`${styles.scheme} ${styles[scheme]}`}>
          <SectionSpecimens scheme={scheme} />
        </div>
      ))}
    </FormTheme>
  )
}
