import { useDeskServices, useStaff } from '../../../data/desk/DeskServices'
import { useState } from 'react'
import { importAgain } from '../../../browser/importAgain'
import { deskImportMessages } from '../../../../domain/messages/desk/import'
import { Button } from '../../../ui/Button'
import desk from '../../ui/desk.module.css'

/** Saves all products as a CSV file. */
export function ExportSection() {
  const { catalogue } = useStaff()
  const { getServerClockOffsetMs } = useDeskServices()
  const [status, setStatus] = useState('')
  const isExporting = status === deskImportMessages.exportingProducts
  const handleExport = async () => {
    if (isExporting) return
    setStatus(deskImportMessages.exportingProducts)
    try {
      const { exportAllProducts } = await importAgain(() => import('./productFiles'))
      const count = await exportAllProducts(catalogue, getServerClockOffsetMs)
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
