import { Notice } from '../../ui/Notice'

/** A notice for a visitor who is offline, when the page cannot know whether the visitor has sent anything. */
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
