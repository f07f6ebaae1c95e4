import { useServerTime } from '../../useServerTime'
import { useState } from 'react'
import { deskVersionMessages } from '../../../../domain/messages/desk/versions'
import { Button } from '../../../ui/Button'
import type { ProductEditor } from './productEditor'
import { VersionChanges } from './VersionChanges'
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
      <summary className={styles.title}>{deskVersionMessages.versionsTitle}</summary>
      {versions === null ? <MissingVersions isLoading={isLoading} onRetry={() => void load()} /> : null}
      {versions?.length === 0 ? <p>{deskVersionMessages.noVersions}</p> : null}
      <ol className={styles.list}>
        {versions?.map((version, index) => (
          <li className={styles.version} key={version.id}>
            <div className={styles.what}>
              <p>
                <strong>{version.by.name}</strong>{' '}
                <time dateTime={new Date(version.publishedAt).toISOString()}>
                  {deskVersionMessages.formatVersionTime(version.publishedAt, now)}
                </time>
              </p>
              <VersionChanges versions={versions} index={index} />
            </div>
            <Button
              tone="quiet"
              aria-label={deskVersionMessages.formatRestoreLabel(version.publishedAt, now, version.by.name)}
              onClick={() => {
                onRestore(deskVersionMessages.formatRestored(version.publishedAt, now))
                restore(version)
              }}
            >
              {deskVersionMessages.restoreLabel}
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
      <p>{isLoading ? deskVersionMessages.loadingVersions : deskVersionMessages.versionsNotLoaded}</p>
      {isLoading ? null : (
        <Button tone="quiet" onClick={onRetry}>
          {deskVersionMessages.tryAgain}
        </Button>
      )}
    </div>
  )
}
