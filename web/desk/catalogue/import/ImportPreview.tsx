import { useEffect, useRef } from 'react'
import type { ListedDraft } from '../../../data/desk/catalogue/catalogueLists'
import { maxImportedProducts } from '../../../../domain/catalogue/importing/importRequest'
import type { ImportedChange, RowError } from '../../../../domain/catalogue/importing/compareProductRows'
import { deskImportMessages } from '../../../../domain/messages/desk/import'
import { Button } from '../../../ui/Button'
import { DifferenceList } from './DifferenceList'
import type { ComparedFile } from './productFiles'
import type { ImportState, ImportFailure } from './useProductImport'
import desk from '../../ui/desk.module.css'

type Props = {
  state: Extract<ImportState, { step: 'compared' }>
  onCompareAgain: () => void
  onPublish: () => void
}

/** What a file would change, or why it cannot be imported. Nothing is written before the press. */
export function ImportPreview({ state, onCompareAgain, onPublish }: Props) {
  const { file, isPublishing, failure } = state
  const summaryRef = useRef<HTMLParagraphElement>(null)
  // The file field keeps the focus of a pointer; the keyboard continues at the result.
  useEffect(() => {
    summaryRef.current?.focus()
  }, [file])
  const summary = (
    <p
      className={isGood(file) ? desk.success : desk.failure}
      ref={summaryRef}
      tabIndex={-1}
      role={isGood(file) ? 'status' : 'alert'}
    >
      {summarize(file)}
    </p>
  )
  if (file.kind === 'problem') return summary
  const isConflict = failure?.kind === 'conflict'
  const again = (
    <Button tone={isConflict ? 'loud' : 'quiet'} onClick={onCompareAgain}>
      {deskImportMessages.compareAgain}
    </Button>
  )
  if (file.kind === 'unreachable')
    return (
      <>
        {summary}
        <div className={desk.actions}>{again}</div>
      </>
    )
  const { rows, unknownColumns, drafts } = file
  const isPublishable = isGood(file) && rows.changes.length > 0
  return (
    <>
      {summary}
      {unknownColumns.length > 0 ? (
        <p className={desk.remark}>{deskImportMessages.formatUnknownColumns(unknownColumns)}</p>
      ) : null}
      <RowErrorList errors={rows.errors} />
      {isPublishable ? (
        <>
          <DraftRemarks drafts={drafts} changes={rows.changes} />
          <DifferenceList changes={rows.changes} />
          {failure ? (
            <p className={desk.failure} role="alert">
              {describeImportFailure(failure, rows.changes)}
            </p>
          ) : null}
          <div className={desk.actions}>
            {isConflict ? null : (
              <Button aria-busy={isPublishing} aria-disabled={isPublishing} onClick={onPublish}>
                {isPublishing
                  ? deskImportMessages.publishingChanges
                  : deskImportMessages.formatPublishChanges(rows.changes.length)}
              </Button>
            )}
            {isPublishing ? null : again}
          </div>
        </>
      ) : null}
    </>
  )
}

function DraftRemarks({
  drafts,
  changes,
}: {
  drafts: readonly ListedDraft[]
  changes: readonly ImportedChange[]
}) {
  return drafts.map(({ productId, by }) => {
    const name = changes.find(({ product }) => product.id === productId)?.product.name ?? productId
    return (
      <p className={desk.remark} key={productId}>
        {deskImportMessages.formatDraftLeft(by.name, name)}
      </p>
    )
  })
}

/** Whether a file has nothing that prevents its import. */
function isGood(file: ComparedFile): boolean {
  return (
    file.kind === 'compared' &&
    file.rows.errors.length === 0 &&
    file.rows.changes.length <= maxImportedProducts
  )
}

function summarize(file: ComparedFile): string {
  if (file.kind === 'problem') return deskImportMessages.formatFileProblem(file.problem)
  if (file.kind === 'unreachable') return deskImportMessages.comparingFailed
  const { changes, errors } = file.rows
  if (errors.length > 0) return deskImportMessages.formatErrorCount(errors.length)
  if (changes.length > maxImportedProducts) return deskImportMessages.formatTooManyChanges(changes.length)
  if (changes.length === 0) return deskImportMessages.nothingDiffers
  const cellCount = changes.reduce((count, { differences }) => count + differences.length, 0)
  return deskImportMessages.formatDifferences(changes.length, cellCount)
}

/** What happened to an import that is not published, what was kept, and what to do next. */
function describeImportFailure(failure: ImportFailure, changes: readonly ImportedChange[]): string {
  switch (failure.kind) {
    case 'conflict':
      return deskImportMessages.formatImportConflict(failure.ids.map((id) => findName(id, changes)))
    case 'refused':
      return deskImportMessages.importRefused
    case 'invalid':
      return deskImportMessages.importInvalid
    case 'absent':
      return deskImportMessages.importAbsent
    case 'unreachable':
      return deskImportMessages.importUnreachable
  }
}

function findName(id: string, changes: readonly ImportedChange[]): string {
  return changes.find(({ product }) => product.id === id)?.product.name ?? id
}

// A file with shifted columns has errors in every row, and the first ones say why.
const maxShown = 100

function RowErrorList({ errors }: { errors: readonly RowError[] }) {
  if (errors.length === 0) return null
  const hiddenCount = errors.length - maxShown
  return (
    <>
      <ul className={desk.rowErrors} aria-label={deskImportMessages.errorsLabel}>
        {errors.slice(0, maxShown).map((error) => (
          <li key={`${error.row} ${'column' in error ? error.column : error.kind}`}>
            {deskImportMessages.formatRowError(error)}
          </li>
        ))}
      </ul>
      {hiddenCount > 0 ? (
        <p className={desk.remark}>{deskImportMessages.formatMoreErrors(hiddenCount)}</p>
      ) : null}
    </>
  )
}
