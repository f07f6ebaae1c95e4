import { getServerClockOffsetMs } from '../../../browser/serverClock'
import { useCurrentTime } from '../../../browser/useCurrentTime'
import { listDifferences } from '../../../domain/catalogue/editing/mergeProductInputs'
import { toProductInput } from '../../../domain/catalogue/editing/productInput'
import type { ProductVersion } from '../../../domain/catalogue/editing/productVersion'
import { editedFieldLabels } from '../../../domain/messages/desk/productEditor'
import {
  firstVersion,
  formatChangedFields,
  formatRestored,
  formatRestoreLabel,
  formatVersionTime,
  loadingVersions,
  noVersions,
  restoreLabel,
  versionsTitle,
} from '../../../domain/messages/desk/productVersions'
import { Button } from '../../../ui/Button'
import type { ProductEditor } from './productEditor'
import styles from './VersionsSection.module.css'

type Props = {
  editor: ProductEditor
  /** Called before a version replaces what is in the form. */
  onRestore: (message: string) => void
}

const minuteMs = 60_000

/** The versions of a product, newest first: who published them and when, what changed, and a button to restore each. */
export function VersionsSection({ editor, onRestore }: Props) {
  const { versions, loadVersions, restore } = editor
  const now = useCurrentTime(minuteMs, getServerClockOffsetMs)
  return (
    <details
      className={styles.versions}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void loadVersions()
      }}
    >
      <summary className={styles.title}>{versionsTitle}</summary>
      {versions === null ? <p role="status">{loadingVersions}</p> : null}
      {versions?.length === 0 ? <p>{noVersions}</p> : null}
      <ol className={styles.list}>
        {versions?.map((version, index) => (
          <li className={styles.version} key={version.id}>
            <p className={styles.what}>
              <strong>{version.by.name}</strong>{' '}
              <time dateTime={new Date(version.publishedAt).toISOString()}>
                {formatVersionTime(version.publishedAt, now)}
              </time>
              <span className={styles.changes}>{describeChanges(version, versions[index + 1])}</span>
            </p>
            <Button
              tone="quiet"
              aria-label={formatRestoreLabel(version.publishedAt, now, version.by.name)}
              onClick={() => {
                onRestore(formatRestored(version.publishedAt, now))
                restore(version)
              }}
            >
              {restoreLabel}
            </Button>
          </li>
        ))}
      </ol>
    </details>
  )
}

function describeChanges({ product }: ProductVersion, before: ProductVersion | undefined): string {
  if (!before) return firstVersion
  const fields = listDifferences(toProductInput(product), toProductInput(before.product))
  return formatChangedFields(fields.map((field) => editedFieldLabels[field]).join(', '))
}
