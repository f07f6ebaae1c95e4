import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Notice } from '../../ui/Notice'

/** Nothing matches: what the shop does not list it may still find for you. */
export function NoItems() {
  const title = (
    <>
      NO ITEMS FOUND, <Link to={paths.request}>Request Product(s)</Link>
    </>
  )
  return (
    <Notice level={2} title={title}>
      <p>Try fewer letters or another category, or tell us what you need and we will look for it.</p>
    </Notice>
  )
}
