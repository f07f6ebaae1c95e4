import { paths } from '../../app/paths'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** Nothing is listed: where to find something. */
export function EmptyList() {
  return (
    <Notice
      level={2}
      title="Your order list is empty"
      actions={<ButtonLink to={paths.store}>Visit Products</ButtonLink>}
    >
      <p>Add what you need from any product; it is kept in this browser until you send it.</p>
    </Notice>
  )
}
