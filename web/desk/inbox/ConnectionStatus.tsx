import styles from './ConnectionStatus.module.css'

/** Whether the inbox is live, or shows the last known state without a connection. */
export function ConnectionStatus({ isConnected }: { isConnected: boolean }) {
  return (
    <p className={isConnected ? styles.live : styles.offline} role="status">
      {isConnected ? 'Live' : 'No connection: these numbers may be old. They update by themselves.'}
    </p>
  )
}
