import { deskImportMessages } from '../../../../domain/messages/desk/import'
import { BackToCatalogue } from '../BackToCatalogue'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'
import { ExportSection } from './ExportSection'
import { ImportSection } from './ImportSection'
import desk from '../../ui/desk.module.css'

/** Many products at once: export them as a file for spreadsheets, and import the changed file. */
export function ImportScreen() {
  useDeskPageMetadata(deskImportMessages.importTitle)
  return (
    <div className={desk.subscreen}>
      <header className={desk.header}>
        <BackToCatalogue />
        <h1 className={desk.title}>{deskImportMessages.importTitle}</h1>
      </header>
      <ExportSection />
      <ImportSection />
    </div>
  )
}
