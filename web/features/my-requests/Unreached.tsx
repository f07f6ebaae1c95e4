import { Notice } from '../../ui/Notice'

/** The database has not answered: nobody knows what was sent, and the page must not say that it was nothing. */
export function Unreached() {
  return (
    <Notice level={2} title="Your requests cannot be fetched just now">
      <p role="status">
        There is no connection. What you sent is with us all the same; as soon as you are online again, it
        appears here by itself.
      </p>
    </Notice>
  )
}
