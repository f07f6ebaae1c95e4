import { Notice } from '../../ui/Notice'

/** Shown without a connection, when it is not known whether anything was sent. */
export function ConnectionFailedNotice() {
  return (
    <Notice level={2} title="Your requests cannot be fetched just now">
      <p role="status">
        There is no connection. What you sent is with us all the same; as soon as you are online again, it
        appears here by itself.
      </p>
    </Notice>
  )
}
