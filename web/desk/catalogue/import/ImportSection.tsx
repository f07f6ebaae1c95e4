import { type ChangeEvent, useId } from 'react'
import { deskImportMessages } from '../../../../domain/messages/desk/import'
import { ImportPreview } from './ImportPreview'
import { type ImportState, useProductImport } from './useProductImport'
import desk from '../../ui/desk.module.css'
import styles from './ImportScreen.module.css'

/** Compares a CSV file with the catalogue, and publishes what differs. */
export function ImportSection() {
  const { state, chooseFile, compareAgain, publish } = useProductImport()
  const fieldId = useId()
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file) chooseFile(file)
  }
  return (
    <section className={desk.section} aria-labelledby="import-title">
      <h2 className={desk.heading} id="import-title">
        {deskImportMessages.importSectionTitle}
      </h2>
      <p className={desk.lead}>{deskImportMessages.importLead}</p>
      <div className={styles.field}>
        <label htmlFor={fieldId}>{deskImportMessages.chooseFile}</label>
        <input
          className={styles.file}
          id={fieldId}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onClick={({ currentTarget }) => {
            // Choosing the same file again, after it was corrected, must be a change.
            currentTarget.value = ''
          }}
          onChange={handleChange}
        />
      </div>
      <p className={state.step === 'published' ? desk.success : desk.remark} role="status">
        {describeProgress(state)}
      </p>
      {state.step === 'unreadable' ? (
        <p className={desk.failure} role="alert">
          {deskImportMessages.readingFailed}
        </p>
      ) : null}
      {state.step === 'compared' ? (
        <ImportPreview state={state} onCompareAgain={compareAgain} onPublish={publish} />
      ) : null}
    </section>
  )
}

function describeProgress(state: ImportState): string {
  if (state.step === 'comparing') return deskImportMessages.formatComparing(state.fileName)
  return state.step === 'published' ? deskImportMessages.formatPublished(state.count) : ''
}
