import styles from './ConnectionStatus.module.css'

/** Shows whether the inbox is updated live, or is out of date because there is no connection. */
export function ConnectionStatus({ isConnected }: { isConnected: boolean }) {
  return (
    <p className={isConnected ? styles.live : styles.offline} role="status">
      {isConnected ? 'Live' : 'No connection: these numbers may be old. They update by themselves.'}
    </p>
  )
}
