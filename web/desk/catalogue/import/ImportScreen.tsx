import { useState } from 'react'
import { deskImportMessages } from '../../../../domain/messages/desk/import'
import { BackToCatalogue } from '../BackToCatalogue'
import { useDeskPageMetadata } from '../../useDeskPageMetadata'
import { useDeskServices, useStaff } from '../../../data/desk/DeskServices'
import { importAgain } from '../../../browser/importAgain'
import { Button } from '../../../ui/Button'
import { TableFileField } from '../../ui/TableFileField'
import { ImportPreview } from './ImportPreview'
import { type ImportState, useProductImport } from './useProductImport'
import desk from '../../ui/desk.module.css'

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

function ExportSection() {
  const staff = useStaff()
  const { getServerClockOffsetMs } = useDeskServices()
  const [status, setStatus] = useState('')
  const isExporting = status === deskImportMessages.exportingProducts
  const handleExport = async () => {
    if (isExporting) return
    setStatus(deskImportMessages.exportingProducts)
    try {
      const { exportAllProducts } = await importAgain(() => import('./productFiles'))
      const count = await exportAllProducts(staff, getServerClockOffsetMs)
      setStatus(deskImportMessages.formatProductsExported(count))
    } catch {
      setStatus(deskImportMessages.productsExportFailed)
    }
  }
  return (
    <section className={desk.section} aria-labelledby="export-title">
      <h2 className={desk.heading} id="export-title">
        {deskImportMessages.exportSectionTitle}
      </h2>
      <p className={desk.lead}>{deskImportMessages.exportLead}</p>
      <div className={desk.actions}>
        <Button
          tone="quiet"
          aria-busy={isExporting}
          aria-disabled={isExporting}
          onClick={() => void handleExport()}
        >
          {deskImportMessages.exportProducts}
        </Button>
        <p className={desk.remark} role="status">
          {status}
        </p>
      </div>
    </section>
  )
}

function ImportSection() {
  const { state, chooseFile, compareAgain, publish } = useProductImport()
  return (
    <section className={desk.section} aria-labelledby="import-title">
      <h2 className={desk.heading} id="import-title">
        {deskImportMessages.importSectionTitle}
      </h2>
      <p className={desk.lead}>{deskImportMessages.importLead}</p>
      <TableFileField label={deskImportMessages.chooseFile} onChoose={chooseFile} />
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
