import { useServerTime } from '../../useServerTime'
import { useState } from 'react'
import { listDifferences } from '../../../../domain/catalogue/editing/mergeProductInputs'
import { toProductInput } from '../../../../domain/catalogue/editing/productInput'
import type { ProductVersion } from '../../../../domain/catalogue/editing/productVersion'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { maxDocumentsPerQuery } from '../../../../domain/sent-items/sentItemLimits'
import { Button } from '../../../ui/Button'
import type { ProductEditor } from './productEditor'
import desk from '../../ui/desk.module.css'
import styles from './VersionsSection.module.css'

type Props = { editor: ProductEditor; onRestore: (message: string) => void }

/** The versions of a product, newest first: who published them and when, what changed, and a button to restore each. */
export function VersionsSection({ editor, onRestore }: Props) {
  const { versions, loadVersions, restore } = editor
  const now = useServerTime()
  const [isLoading, setIsLoading] = useState(false)
  const load = async () => {
    setIsLoading(true)
    await loadVersions()
    setIsLoading(false)
  }
  return (
    <details
      className={styles.versions}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void load()
      }}
    >
      <summary className={styles.title}>{deskProductMessages.versionsTitle}</summary>
      {versions === null ? <MissingVersions isLoading={isLoading} onRetry={() => void load()} /> : null}
      {versions?.length === 0 ? <p>{deskProductMessages.noVersions}</p> : null}
      <ol className={styles.list}>
        {versions?.map((version, index) => (
          <li className={styles.version} key={version.id}>
            <p className={styles.what}>
              <span>
                <strong>{version.by.name}</strong>{' '}
                <time dateTime={new Date(version.publishedAt).toISOString()}>
                  {deskProductMessages.formatVersionTime(version.publishedAt, now)}
                </time>
              </span>
              <span className={desk.hint}>{describeChanges(versions, index)}</span>
            </p>
            <Button
              tone="quiet"
              aria-label={deskProductMessages.formatRestoreLabel(version.publishedAt, now, version.by.name)}
              onClick={() => {
                onRestore(deskProductMessages.formatRestored(version.publishedAt, now))
                restore(version)
              }}
            >
              {deskProductMessages.restoreLabel}
            </Button>
          </li>
        ))}
      </ol>
    </details>
  )
}

function MissingVersions({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  return (
    <div role="status">
      <p>{isLoading ? deskProductMessages.loadingVersions : deskProductMessages.versionsNotLoaded}</p>
      {isLoading ? null : (
        <Button tone="quiet" onClick={onRetry}>
          {deskProductMessages.tryAgain}
        </Button>
      )}
    </div>
  )
}

function describeChanges(versions: readonly ProductVersion[], index: number): string {
  const [version, before] = versions.slice(index)
  // A full list may leave out what came before its last version.
  if (!version || !before)
    return versions.length < maxDocumentsPerQuery.staff ? deskProductMessages.firstVersion : ''
  const fields = listDifferences(toProductInput(version.product), toProductInput(before.product))
  return deskProductMessages.formatChangedFields(
    fields.map((field) => deskProductMessages.editedFieldLabels[field]).join(', '),
  )
}
