import { deskImportMessages } from '../../../../domain/messages/desk/import'
import { BackToCatalogue } from '../BackToCatalogue'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'
import { ExportSection } from './ExportSection'
import { ImportSection } from './ImportSection'
import styles from './ImportScreen.module.css'

/** Many products at once: export them as a file for spreadsheets, and import the changed file. */
export function ImportScreen() {
  useDeskPageMetadata(deskImportMessages.importTitle)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <BackToCatalogue />
        <h1 className={styles.title}>{deskImportMessages.importTitle}</h1>
      </header>
      <ExportSection />
      <ImportSection />
    </div>
  )
}
